import { recordModules } from "../../content-schema/validation/read.ts";

/** What each module of `content-schema/` exports, evaluated and checked, by the module's path. */
export const records: ReadonlyMap<string, Record<string, unknown>> = new Map(
  await Promise.all(
    recordModules.map(async (file) => [file, await import(/* @vite-ignore */ file)] as const),
  ),
);
