import type { ComponentType } from "react";
import type { CoastViewName } from "./view-names.ts";

export type DrawingName = CoastViewName | "hero" | "portrait";

/** Where each drawing is. A page brings none of them: see `drawing.tsx`. */
export const drawings: Record<DrawingName, () => Promise<ComponentType>> = {
  dawn: async () => (await import("./views/dawn.tsx")).DawnView,
  palms: async () => (await import("./views/palms.tsx")).PalmsView,
  pier: async () => (await import("./views/pier.tsx")).PierView,
  cove: async () => (await import("./views/cove.tsx")).CoveView,
  dunes: async () => (await import("./views/dunes.tsx")).DunesView,
  lighthouse: async () => (await import("./views/lighthouse.tsx")).LighthouseView,
  cliffs: async () => (await import("./views/cliffs.tsx")).CliffsView,
  boats: async () => (await import("./views/boats.tsx")).BoatsView,
  night: async () => (await import("./views/night.tsx")).NightView,
  marsh: async () => (await import("./views/marsh.tsx")).MarshView,
  hills: async () => (await import("./views/hills.tsx")).HillsView,
  birds: async () => (await import("./views/birds.tsx")).BirdsView,
  hero: async () => (await import("./hero-coast.tsx")).HeroCoast,
  portrait: async () => (await import("./doctor-portrait.tsx")).DoctorPortrait,
};
