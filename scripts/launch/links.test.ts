import { expect, it, vi } from "vitest";
import { z } from "zod";
import { checkLinks, outsideLinks } from "./links.ts";

it("links of the content are found once, with their place", () => {
  const input = { list: [{ url: "https://a.test/1" }], name: "x" };
  const record = { schema: z.unknown(), input, variables: new Map() };
  const source = "One\n\n[two](https://b.test/2) [one](https://a.test/1)";
  const links = outsideLinks({
    records: new Map([["content/a.yaml", record]]),
    texts: () => [{ name: "b.mdx", slug: "b", file: "content/b.mdx", source }],
  });
  expect(links.sort((a, b) => a.url.localeCompare(b.url))).toEqual([
    { url: "https://a.test/1", file: "content/a.yaml", field: "list.0.url" },
    { url: "https://b.test/2", file: "content/b.mdx", field: "line 3" },
  ]);
});

/** Checks addresses of which a network knows some: a status, a failure, or nothing in time. */
function check(network: Record<string, number | string>) {
  vi.stubGlobal("fetch", async (url: string) => {
    const found = network[url];
    if (typeof found === "number") return new Response(null, { status: found });
    if (found) throw new TypeError("fetch failed", { cause: { code: found } });
    throw new DOMException("no answer", "TimeoutError");
  });
  const places = Object.keys(network).map((url) => ({ url, file: "content/a.yaml", field: "url" }));
  return checkLinks(places);
}

it("dead links are told apart from what a robot cannot see", async () => {
  const { dead, unsure } = await check({
    "https://a.test/here": 200,
    "https://a.test/gone": 404,
    "https://b.test/robots": 403,
    "https://b.test/slow": "",
    "https://c.test/closed": "ECONNREFUSED",
  });
  expect(dead.map(({ found }) => found).sort()).toEqual([
    "https://a.test/gone: answers 404",
    "https://c.test/closed: ECONNREFUSED",
  ]);
  expect(unsure).toEqual([
    "content/a.yaml: url: https://b.test/robots: answers 403",
    "content/a.yaml: url: https://b.test/slow: no answer in time",
  ]);
});

it("where nothing answers at all, the network is asked after and no link is blamed", async () => {
  const closed = ["a", "b", "c", "d"].map((host) => [`https://${host}.test/`, "ENOTFOUND"]);
  const { dead } = await check(Object.fromEntries(closed));
  expect(dead.map(({ found }) => found)).toEqual(["none of 4 addresses answered"]);
});
