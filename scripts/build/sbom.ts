import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Writes the bill of materials of the site (CycloneDX 1.6) from the lock file: the same lock gives
 * the same bytes, without a date or a random number.
 */

type Locked = { version?: string; license?: string; integrity?: string; dev?: boolean };

const root = join(import.meta.dirname, "../..");
/** Writes the software bill of materials into a folder. */
export function writeSbom(folder: string): void {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    name: string;
    version: string;
  };
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, Locked>;
  };

  const components = Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(([path, { version: exact = "", license, integrity, dev }]) => {
      const title = path.replace(/^.*node_modules\//, "");
      const [algorithm = "", digest = ""] = integrity?.split("-") ?? [];
      return {
        type: "library",
        "bom-ref": path,
        name: title,
        version: exact,
        purl: `pkg:npm/${title.replace("@", "%40")}@${exact}`,
        scope: dev ? "excluded" : "required",
        ...(license ? { licenses: [{ expression: license }] } : {}),
        ...(digest
          ? {
              hashes: [
                {
                  alg: algorithm.toUpperCase().replace("SHA", "SHA-"),
                  content: Buffer.from(digest, "base64").toString("hex"),
                },
              ],
            }
          : {}),
      };
    });

  const bill = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { type: "application", "bom-ref": name, name, version } },
    components,
  };
  writeFileSync(join(folder, "bill-of-materials.cdx.json"), `${JSON.stringify(bill, null, 2)}\n`);
}
