import type { ComponentType } from "react";
import { frame } from "./paths.ts";
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
import { Strip } from "./views/strip.tsx";
import { TidePoolView } from "./views/tide-pool.tsx";

type Illustration = {
  /** The shapes inside the `<svg>`. */
  Shapes: ComponentType;
  className: string;
  width: number;
  height: number;
  preserveAspectRatio?: string;
  /** Square crop around the subject: x, y, width, height. */
  crop?: string;
};

const view = (
  Shapes: ComponentType,
  crop = "980 190 280 280",
  height: number = frame.height,
): Illustration => ({
  Shapes,
  className: "coast-view",
  width: frame.width,
  height,
  preserveAspectRatio: "xMaxYMax slice",
  crop,
});

export type IllustrationName = CoastViewName | "strip" | "portrait";

/** Every illustration, rendered inline or to a file. */
export const illustrations: Record<IllustrationName, Illustration> = {
  dawn: view(DawnView, "980 200 260 260"),
  chairs: view(ChairsView, "940 190 290 290"),
  arch: view(ArchView, "910 120 320 320"),
  buoy: view(BuoyView, "940 120 280 280"),
  driftwood: view(DriftwoodView, "860 190 290 290"),
  storm: view(StormView, "880 70 330 330"),
  ripples: view(RipplesView, "1010 90 300 300"),
  "tide-pool": view(TidePoolView, "880 250 230 230"),
  shells: view(ShellsView, "940 240 300 240"),
  lighthouse: view(LighthouseView, "1010 60 290 290"),
  sail: view(SailView, "930 80 340 340"),
  palms: view(PalmsView),
  pier: view(PierView),
  dunes: view(DunesView),
  cliffs: view(CliffsView),
  boats: view(BoatsView),
  night: view(NightView),
  marsh: view(MarshView),
  hills: view(HillsView),
  birds: view(BirdsView),
  strip: { ...view(Strip), height: 180 },
  portrait: { Shapes: Room, className: "coast-portrait", width: 480, height: 560 },
};
