import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { type BuiltFile, readFiles, readJson } from "./files.ts";
import { headersFor, type Rules } from "./rules.ts";

/** The build folder to write, serve or test; `SITE_BUILD_DIRECTORY` overrides it. */
export const buildFolder: string = process.env["SITE_BUILD_DIRECTORY"] || "build";

export type Site = { rules: Rules; files: Map<string, BuiltFile> };

/** The file of withdrawn consents, beside a release (`deploy/withdrawal.ts`). */
const withdrawnFileOf = (release: string) => join(release, "../withdrawn.json");

/** Reads a site without withdrawn pictures. Throws if it is incomplete, as while it is copied. */
export function readSite(build: string): Site {
  // Resolve the link `current` once: rules and files must be of the same release.
  const release = realpathSync(build);
  const rules = readJson<Rules>(join(release, "hosting/rules.json"));
  headersFor(rules, "/", true); // Throws if the rules are malformed.
  const files = readFiles(join(release, "client"));
  const pages = rules.missing.map((rule) => ("to" in rule ? rule.to : rule.page));
  for (const path of [...pages, ...rules.redirects.map(({ to }) => to)]) {
    if (!files.has(path)) throw new Error(`${path}: expected it in ${release}/client, found none`);
  }
  const withdrawn = readJson<{ files: string[] }[]>(withdrawnFileOf(release), []);
  for (const name of withdrawn.flatMap((each) => each.files)) files.delete(`/${name}`);
  return { rules, files };
}

function versionOf(build: string): string {
  const release = realpathSync(build);
  const times = [join(release, "hosting/rules.json"), withdrawnFileOf(release)].map((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found && `${found.dev} ${found.ino} ${found.mtimeMs}`;
  });
  return [release, ...times].join();
}

/** The returned function never throws; it returns the site, new after a build that can be read. */
export function siteLoader(build: string): () => Site {
  let version = versionOf(build);
  let site = readSite(build);
  let logged = "";
  let nextTry = 0;
  return () => {
    const start = performance.now();
    if (start < nextTry) return site;
    try {
      const found = versionOf(build);
      if (found === version) return site;
      site = readSite(build);
      version = found;
      logged = "";
      console.info("The new build is being served.");
    } catch (error) {
      const now = performance.now();
      // Retries take at most a tenth of the time.
      nextTry = now + 10 * (now - start);
      if (logged !== String(error)) {
        logged = String(error);
        console.error(`The new build cannot be read yet, the old one stays: ${logged}`);
      }
    }
    return site;
  };
}
