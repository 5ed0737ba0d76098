import { type ComponentType, lazy, Suspense } from "react";
import type { CoastViewName } from "./view-names.ts";
import "./coast.css";

/** Each view is a file of its own, so that a page brings only the one that it shows. */
const view = (load: () => Promise<ComponentType>) => lazy(async () => ({ default: await load() }));

const views: Record<CoastViewName, ComponentType> = {
  dawn: view(async () => (await import("./views/dawn.tsx")).DawnView),
  palms: view(async () => (await import("./views/palms.tsx")).PalmsView),
  pier: view(async () => (await import("./views/pier.tsx")).PierView),
  cove: view(async () => (await import("./views/cove.tsx")).CoveView),
  dunes: view(async () => (await import("./views/dunes.tsx")).DunesView),
  lighthouse: view(async () => (await import("./views/lighthouse.tsx")).LighthouseView),
  cliffs: view(async () => (await import("./views/cliffs.tsx")).CliffsView),
  boats: view(async () => (await import("./views/boats.tsx")).BoatsView),
  night: view(async () => (await import("./views/night.tsx")).NightView),
  marsh: view(async () => (await import("./views/marsh.tsx")).MarshView),
  hills: view(async () => (await import("./views/hills.tsx")).HillsView),
  birds: view(async () => (await import("./views/birds.tsx")).BirdsView),
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
      <Suspense>
        <View />
      </Suspense>
    </svg>
  );
}
