import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builds } from "../support/addresses.ts";
import { builtFiles } from "../support/pages.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

/** Formats of keys and passwords, as their issuers document them. */
const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bsk_live_[A-Za-z0-9]{20}/,
  /\bxox[abpr]-[A-Za-z0-9-]{10}/,
  /\bAIza[0-9A-Za-z_-]{35}\b/,
  /\bnpm_[A-Za-z0-9]{36}\b/,
  /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\./,
  /(?<![a-z])(?:\/home\/|\/Users\/|\/root\/|\/tmp\/)\w/,
];

describe("the build", () => {
  it("contains no secret and no path of the build machine", () => {
    const found = [...builtFiles]
      .filter((file) => /\.(?:html|js|css|json|txt|xml|svg|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = read(`${builds.site}/client${file}`);
        return secrets.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret}`);
      });
    expect(found).toEqual([]);
  });

  it("includes the license of every bundled package", () => {
    const text = read(`${builds.site}/client/third-party-licenses.txt`);
    const titles = [...text.matchAll(/^## (\S+) - \d+\.\d+\.\d+\S* \((.+)\)$/gm)];
    const names = titles.map(([, name]) => name);
    for (const name of ["react", "react-dom", "lucide-react", "minisearch", "exifreader"]) {
      expect(names).toContain(name);
    }
    expect(text).toContain("SIL Open Font License");
    // The MPL covers only the package's own files, which ship unmodified.
    const allowed = /^(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|MPL-2\.0)$/;
    expect(titles.filter(([, , kind = ""]) => !allowed.test(kind))).toEqual([]);
    expect(text.match(/^## /gm)).toHaveLength(titles.length + 1);
  });

  it("has an SBOM with a checksum for each package", () => {
    const { components } = JSON.parse(read(`${builds.site}/bill-of-materials.cdx.json`)) as {
      components: { name: string; version: string; hashes?: unknown[] }[];
    };
    expect(components.length).toBeGreaterThan(100);
    expect(components.filter(({ version, hashes }) => !version || !hashes)).toEqual([]);
  });

  it("pins exact versions", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+[\w.-]*$/.test(version),
    );
    expect(loose).toEqual([]);
  });
});
