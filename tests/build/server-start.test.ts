import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { builds } from "../support/test-sites.ts";

it("the built-in server says in one line why it cannot start", async () => {
  const start = (settings: Record<string, string>) => {
    const { status, stderr } = spawnSync(process.execPath, ["server/main.ts"], {
      encoding: "utf8",
      env: { ...process.env, SITE_BUILD_DIRECTORY: builds.site, ...settings },
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
  for (const wrong of ["http", "99999", "-1", "80.5"]) {
    const message = `PORT: expected a number up to 65535, found ${wrong}\n`;
    expect(start({ PORT: wrong })).toEqual([1, message]);
  }
  expect(start({ PORT: "0", SITE_BUILD_DIRECTORY: "no/such" })).toEqual([
    1,
    "no/such/client: expected the built site, found none. Run: npm run build\n",
  ]);
});
