import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

type Package = { name: string; version: string; license?: string };

const read = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Partial<Package>;

/** The folder of the package that a module belongs to; null for the site's own modules. */
function packageOf(id: string): string | null {
  const clean = id.replace(/^\0+/, "").replace(/\?.*$/, "");
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(clean) ?? [];
  return folder ?? null;
}

function entry(folder: string): [string, string] {
  const { name, version, license } = read(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  const title = `${name} ${version} (${license ?? "no license named"})`;
  return [title, `${title}\n${"-".repeat(title.length)}\n${text}\n`];
}

/**
 * Writes `third-party-licenses.txt`: the license of every package of which something reached the
 * browser's files, taken from the modules that the bundler really kept.
 */
export function licences(): Plugin {
  return {
    name: "site:licences",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = renderedLength > 0 ? packageOf(id) : null;
          if (folder) folders.add(folder);
        }
      }
      const fonts = readFileSync(
        join(dirname(import.meta.dirname), "../app/fonts/LICENSE.txt"),
        "utf8",
      );
      const entries = [...folders].map(entry).sort(([one], [other]) => (one < other ? -1 : 1));
      this.emitFile({
        type: "asset",
        fileName: "third-party-licenses.txt",
        source: [...entries.map(([, text]) => text), `Fonts\n-----\n${fonts.trim()}\n`].join("\n"),
      });
    },
  };
}
