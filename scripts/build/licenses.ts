import { appendFile, readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

/** What Vite's own list leaves out: packages of workers, and the fonts. */
const others = [
  { package: "exifreader", file: "LICENSE" },
  { package: null, file: "app/fonts/LICENSE.txt" },
];

/** Completes the licenses of what reaches the browser, `third-party-licenses.txt`. */
export async function completeLicenses(client: string): Promise<void> {
  for (const { package: name, file } of others) {
    const manifest = name && findPackageJSON(name, import.meta.url);
    const folder = manifest ? dirname(manifest) : ".";
    const text = (await readFile(join(folder, file), "utf8")).trim();
    let title = "Fonts (SIL Open Font License)";
    if (manifest) {
      const { version, license } = JSON.parse(await readFile(manifest, "utf8")) as {
        version: string;
        license: string;
      };
      title = `${name} - ${version} (${license})`;
    }
    await appendFile(join(client, "third-party-licenses.txt"), `\n## ${title}\n\n${text}\n`);
  }
}
