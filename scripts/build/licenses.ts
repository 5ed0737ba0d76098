import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import exifreader from "exifreader/package.json" with { type: "json" };

/** Licenses that Vite's list omits: packages used in workers, and fonts. */
const missingLicenses = [
  {
    title: `exifreader - ${exifreader.version} (${exifreader.license})`,
    file: new URL("LICENSE", import.meta.resolve("exifreader/package.json")),
  },
  { title: "Fonts (SIL Open Font License)", file: "app/fonts/LICENSE.txt" },
];

/** Adds missing licenses of shipped code to `third-party-licenses.txt`. */
export async function completeLicenses(client: string): Promise<void> {
  for (const { title, file } of missingLicenses) {
    const text = (await readFile(file, "utf8")).trim();
    await appendFile(join(client, "third-party-licenses.txt"), `\n## ${title}\n\n${text}\n`);
  }
}
