import { expect, it } from "vitest";
import { paths } from "../../app/paths.ts";
import { siteRules } from "../../server/rules.ts";
import { headersFile } from "./headers-file.ts";

function fileWith(added: number): string {
  const more = Array.from({ length: added }, (_, index) => `/page-${index}`);
  const rules = siteRules({
    policy: "default-src 'none'",
    pages: [...Object.values(paths), ...more],
    redirects: [],
    firstPictures: new Map(more.map((path) => [path, ["/assets/coast.svg"]])),
    isIndexable: false,
    isAssetHost: false,
  });
  return headersFile(rules);
}

it("added pages add no rule to _headers, of which hosts allow few", () => {
  expect(fileWith(200)).toBe(fileWith(0));
});
