import type { ComponentType } from "react";
import { analyticsIslands } from "#analytics";

type Load = () => Promise<ComponentType<never>>;

const files = {
  ...analyticsIslands,
  ...import.meta.glob<ComponentType<never>>(
    ["../{features,layout}/**/*.island.tsx", "!../features/{gallery,photo-check}/**"],
    { import: "default" },
  ),
  // Features that the practice does not use are not built (scripts/vite/content.ts).
  ...(import.meta.env.HAS_GALLERY
    ? import.meta.glob<ComponentType<never>>("../features/gallery/*.island.tsx", {
        import: "default",
      })
    : {}),
  ...(import.meta.env.HAS_PHOTO_CONSULT
    ? import.meta.glob<ComponentType<never>>("../features/photo-check/*.island.tsx", {
        import: "default",
      })
    : {}),
};

const nameOf = (file: string) => file.replace(/.*\/|\.island\.tsx/g, "");

/** The dynamic import of each island, a chunk of its own, by the name of its file. */
export const islands: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([file, load]) => [nameOf(file), load]),
);
