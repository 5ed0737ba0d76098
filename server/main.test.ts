import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { siteRules } from "./rules.ts";

/** A built site of one page. */
function site(): string {
  const build = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(build, "client/service"), { recursive: true });
  for (const page of ["index", "404", "service/404"]) {
    writeFileSync(join(build, `client/${page}.html`), `<title>${page}</title>`);
  }
  const rules = siteRules({
    policy: "default-src 'none'",
    pages: ["/"],
    delegates: [],
    isListed: true,
    isAssetHost: false,
  });
  mkdirSync(join(build, "hosting"));
  writeFileSync(join(build, "hosting/rules.json"), JSON.stringify(rules));
  return build;
}

function start(settings: Record<string, string>) {
  const server = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, ...settings },
  });
  let output = "";
  const said = new Promise<string>((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on("data", (data) => {
        output += data;
        resolve(output);
      });
    }
  });
  const stop = once(server, "exit").then(([code]) => ({ code, output }));
  return { server, said, stop };
}

describe("the server", () => {
  it("prints its address, answers there and ends cleanly", async () => {
    const { server, said, stop } = start({ PORT: "0", SITE_BUILD_DIRECTORY: site() });
    const line = await said;
    expect(line).toMatch(/^The site is at http:\/\/localhost:\d+\n$/);
    const answer = await fetch(line.replace("The site is at ", "").trim());
    expect([answer.status, await answer.text()]).toEqual([200, "<title>index</title>"]);
    server.kill("SIGTERM");
    expect((await stop).code).toBe(0);
  });

  it("says in one line that its port is taken", async () => {
    const other = createServer().listen(0);
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { stop } = start({ PORT: String(port), SITE_BUILD_DIRECTORY: site() });
    const { code, output } = await stop;
    other.close();
    expect(code).toBe(1);
    expect(output).toBe(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start\n`,
    );
  });

  it("says in one line that PORT is no port, or that nothing has been built", async () => {
    const wrong = await start({ PORT: "eighty", SITE_BUILD_DIRECTORY: site() }).stop;
    expect(wrong).toEqual({
      code: 1,
      output: 'PORT: expected a number from 0 to 65535, found "eighty"\n',
    });
    const unbuilt = await start({ PORT: "0", SITE_BUILD_DIRECTORY: "no/such" }).stop;
    expect(unbuilt.output).toBe(
      "no/such/client: expected the built site, found none. Run: npm run build\n",
    );
  });
});
