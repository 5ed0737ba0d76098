import type { ComponentType } from "react";
import { PortraitShapes } from "./portrait-shapes.tsx";
import type { CoastViewName } from "./view-names.ts";
import { BirdsView } from "./views/birds.tsx";
import { BoatsView } from "./views/boats.tsx";
import { CliffsView } from "./views/cliffs.tsx";
import { CoveView } from "./views/cove.tsx";
import { DawnView } from "./views/dawn.tsx";
import { DunesView } from "./views/dunes.tsx";
import { HillsView } from "./views/hills.tsx";
import { LighthouseView } from "./views/lighthouse.tsx";
import { MarshView } from "./views/marsh.tsx";
import { NightView } from "./views/night.tsx";
import { PalmsView } from "./views/palms.tsx";
import { PierView } from "./views/pier.tsx";

type Drawing = {
  /** The shapes, without the `<svg>` around them. */
  Shapes: ComponentType;
  className: string;
  width: number;
  height: number;
  preserveAspectRatio?: string;
};

const view = (Shapes: ComponentType): Drawing => ({
  Shapes,
  className: "coast-view",
  width: 1440,
  height: 320,
  preserveAspectRatio: "xMaxYMax slice",
});

export type DrawingName = CoastViewName | "portrait";

/** Every drawing that stands in a page or in a file of its own. */
export const drawings: Record<DrawingName, Drawing> = {
  dawn: view(DawnView),
  palms: view(PalmsView),
  pier: view(PierView),
  cove: view(CoveView),
  dunes: view(DunesView),
  lighthouse: view(LighthouseView),
  cliffs: view(CliffsView),
  boats: view(BoatsView),
  night: view(NightView),
  marsh: view(MarshView),
  hills: view(HillsView),
  birds: view(BirdsView),
  portrait: { Shapes: PortraitShapes, className: "coast-portrait", width: 480, height: 560 },
};
