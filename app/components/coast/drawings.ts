import type { ComponentType } from "react";
import { Room } from "./room.tsx";
import type { CoastViewName } from "./view-names.ts";
import { ArchView } from "./views/arch.tsx";
import { BirdsView } from "./views/birds.tsx";
import { BoatsView } from "./views/boats.tsx";
import { BuoyView } from "./views/buoy.tsx";
import { ChairsView } from "./views/chairs.tsx";
import { CliffsView } from "./views/cliffs.tsx";
import { DawnView } from "./views/dawn.tsx";
import { DriftwoodView } from "./views/driftwood.tsx";
import { DunesView } from "./views/dunes.tsx";
import { HillsView } from "./views/hills.tsx";
import { LighthouseView } from "./views/lighthouse.tsx";
import { MarshView } from "./views/marsh.tsx";
import { NightView } from "./views/night.tsx";
import { PalmsView } from "./views/palms.tsx";
import { PierView } from "./views/pier.tsx";
import { RipplesView } from "./views/ripples.tsx";
import { SailView } from "./views/sail.tsx";
import { ShellsView } from "./views/shells.tsx";
import { StormView } from "./views/storm.tsx";
import { TidePoolView } from "./views/tide-pool.tsx";

type Drawing = {
  /** The shapes, without the `<svg>` around them. */
  Shapes: ComponentType;
  className: string;
  width: number;
  height: number;
  preserveAspectRatio?: string;
};

const view = (Shapes: ComponentType, height = 480): Drawing => ({
  Shapes,
  className: "coast-view",
  width: 1440,
  height,
  preserveAspectRatio: "xMaxYMax slice",
});

export type DrawingName = CoastViewName | "portrait";

/** Every drawing that stands in a page or in a file of its own. */
export const drawings: Record<DrawingName, Drawing> = {
  dawn: view(DawnView, 320),
  chairs: view(ChairsView),
  arch: view(ArchView),
  buoy: view(BuoyView),
  driftwood: view(DriftwoodView),
  storm: view(StormView),
  ripples: view(RipplesView),
  "tide-pool": view(TidePoolView),
  shells: view(ShellsView),
  lighthouse: view(LighthouseView),
  sail: view(SailView),
  palms: view(PalmsView, 320),
  pier: view(PierView, 320),
  dunes: view(DunesView, 320),
  cliffs: view(CliffsView, 320),
  boats: view(BoatsView, 320),
  night: view(NightView, 320),
  marsh: view(MarshView, 320),
  hills: view(HillsView, 320),
  birds: view(BirdsView, 320),
  portrait: { Shapes: Room, className: "coast-portrait", width: 480, height: 560 },
};
