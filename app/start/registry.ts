import type { ComponentType } from "react";
import { analyticsIslands } from "#analytics";

type Load = () => Promise<ComponentType<never>>;

const files = {
  ...analyticsIslands,
  ...import.meta.glob<ComponentType<never>>("../{features,layout}/**/*.island.tsx", {
    import: "default",
  }),
};

const nameOf = (file: string) => file.replace(/.*\/|\.island\.tsx/g, "");

/** The dynamic import of each island, a chunk of its own, by the name of its file. */
export const islands: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([file, load]) => [nameOf(file), load]),
);
