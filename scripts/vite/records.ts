import { recordModules } from "../../content-schema/validation/read.ts";

/** The validated exports of each module of `content-schema/`, by path. */
export const records: ReadonlyMap<string, Record<string, unknown>> = new Map(
  await Promise.all(
    recordModules.map(async (file) => [file, await import(/* @vite-ignore */ file)] as const),
  ),
);
