import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { siteRules } from "./rules.ts";

/** A built site of one page. */
const build = mkdtempSync(join(tmpdir(), "site-"));
beforeAll(() => {
  mkdirSync(join(build, "client/service"), { recursive: true });
  for (const page of ["index", "404", "service/404"]) {
    writeFileSync(join(build, `client/${page}.html`), `<title>${page}</title>`);
  }
  const rules = siteRules({
    policy: "default-src 'none'",
    pages: ["/"],
    isListed: true,
    isAssetHost: false,
  });
  mkdirSync(join(build, "hosting"));
  writeFileSync(join(build, "hosting/rules.json"), JSON.stringify(rules));
});
afterAll(() => rmSync(build, { recursive: true }));

const main = join(import.meta.dirname, "main.ts");

it("says in one line why it cannot start", async () => {
  const start = (settings: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, [main], {
      encoding: "utf8",
      env: { ...process.env, SITE_BUILD_DIRECTORY: build, ...settings },
    });
    return [status, stderr];
  };
  const other = createServer().listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(start({ PORT: String(port) })).toEqual([
    1,
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
  ]);
  other.close();
  expect(start({ PORT: "eighty" })).toEqual([
    1,
    'PORT: expected a number from 0 to 65535, found "eighty"\n',
  ]);
  expect(start({ PORT: "0", SITE_BUILD_DIRECTORY: "no/such" })).toEqual([
    1,
    "no/such/client: expected the built site, found none. Run: npm run build\n",
  ]);
});
