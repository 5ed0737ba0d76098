import { expect, it } from "vitest";
import { paths } from "../../app/paths.ts";
import { siteRules } from "../../server/rules.ts";
import { headersFile, redirectsFile } from "./headers-file.ts";

function filesWith(added: number): string[] {
  const more = Array.from({ length: added }, (_, index) => `/page-${index}`);
  const rules = siteRules({
    policy: "default-src 'none'",
    pages: [...Object.values(paths), ...more],
    moved: [],
    firstPictures: new Map(more.map((path) => [path, ["/assets/coast.svg"]])),
    isListed: false,
    isAssetHost: false,
  });
  return [headersFile(rules), redirectsFile(rules, [])];
}

it("added pages add no rule to _headers, of which hosts allow few", () => {
  expect(filesWith(200)[0]).toBe(filesWith(0)[0]);
});

it("_headers sets no header twice for a path", () => {
  const [general = "", ...folders] = filesWith(0)[0]?.split("\n\n") ?? [];
  const names = (block: string) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  expect(names(general)).toEqual(
    expect.arrayContaining(["Content-Security-Policy", "X-Frame-Options", "X-Robots-Tag"]),
  );
  for (const block of folders) {
    expect(names(general).filter((name) => names(block).includes(name))).toEqual([]);
  }
});
