import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CoastFrame } from "./coast-frame.tsx";
import { DoctorPortrait } from "./doctor-portrait.tsx";
import type { DrawingName } from "./drawings.ts";
import { HeroCoast } from "./hero-coast.tsx";
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

const components: Record<DrawingName, ComponentType> = {
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
  hero: HeroCoast,
  portrait: DoctorPortrait,
};

/** The markup of every drawing. In the browser, `not-drawn.ts` stands in for this file. */
export const drawn: Partial<Record<DrawingName, string>> = Object.fromEntries(
  (Object.keys(components) as DrawingName[]).map((name) => [
    name,
    renderToStaticMarkup(createElement(CoastFrame, { name }, createElement(components[name])), {
      identifierPrefix: name,
    }),
  ]),
);
