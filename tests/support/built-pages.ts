import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { paths } from "../../app/paths.ts";
import { filesIn } from "../../server/files.ts";
import { builds } from "./test-sites.ts";

type BuiltPage = { path: string; file: string; html: string };

const root = join(import.meta.dirname, "../..");
/** The practice fixture's build, or the one that `TESTED_BUILD` names. */
const folder = resolve(root, process.env["TESTED_BUILD"] || builds.site, "client");

/** Reads a text file of any build. */
export const readBuildFile = (build: string, file: string): string =>
  readFileSync(join(root, build, file), "utf8");

/** Returns a page of a build, by default the one with vendors. */
export const pageOfBuild = (path: string, build: string = builds.configuredSite): string =>
  readBuildFile(build, join("client", path, "index.html"));

/** Reads a text file that the build serves. */
export const readClientFile = (file: string): string => readFileSync(join(folder, file), "utf8");

/** Returns the size of a file of the build in kB as sent: after brotli, if it is compressed. */
export const wireSize = (file: string): number =>
  readFileSync(join(folder, existsSync(join(folder, `${file}.br`)) ? `${file}.br` : file)).length /
  1000;

/** Every file of the build, by path. */
export const builtFiles: ReadonlySet<string> = new Set(
  filesIn(folder).map((file) => file.slice(folder.length)),
);

/**
 * Every page of the build, by path; `/400`, `/404` and `/service/404` are the documents for
 * malformed and unknown addresses.
 */
export const builtPages: readonly BuiltPage[] = [...builtFiles]
  .filter((file) => file.endsWith(".html") && !file.startsWith("/samples/"))
  .map((file) => ({
    path: file.replace(/\/index\.html$|\.html$/, "") || "/",
    file,
    html: readClientFile(file),
  }));

/** A page of the build. */
export const builtPage = (path: string): string =>
  builtPages.find((page) => page.path === path)?.html ?? "";

const errorPaths = new Set<string>([paths.malformed, paths.notFound, paths.unknownService]);
/** Every page that a visitor can be on: no redirect, and no document for malformed or unknown addresses. */
export const contentPages = builtPages.filter(
  ({ path, html }) => !errorPaths.has(path) && !html.includes('http-equiv="refresh"'),
);
