import type { ComponentType } from "react";
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
import "./coast.css";

const views: Record<CoastViewName, ComponentType> = {
  dawn: DawnView,
  palms: PalmsView,
  pier: PierView,
  cove: CoveView,
  dunes: DunesView,
  lighthouse: LighthouseView,
  cliffs: CliffsView,
  boats: BoatsView,
  night: NightView,
  marsh: MarshView,
  hills: HillsView,
  birds: BirdsView,
};

/**
 * One view of the coast, filling the box it stands in and hanging on its right and bottom edges:
 * the focal point lies where a wide header and a small card both show it. The sky is the box's own
 * (`coast-sky`), and the box must clip: masts and palms may rise above the band.
 */
export function CoastView({ view }: { view: CoastViewName }) {
  const View = views[view];
  return (
    <svg
      className="coast-view"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <View />
    </svg>
  );
}
