import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nginxMain } from "../../scripts/hosting/nginx.ts";
import { ports } from "../support/addresses.ts";
import { ask } from "./ask.ts";

const root = join(import.meta.dirname, "../..");
const scratch = mkdtempSync(join(tmpdir(), "site-update-"));
const origin = `http://127.0.0.1:${ports.update}`;
const [configuration, rules] = [join(scratch, "nginx.conf"), join(scratch, "site.conf")];
const nginx = `/usr/sbin/nginx -p ${scratch} -e stderr -c ${configuration}`;

/** A build with a chunk of its own, whose pages and whose rules both bear its mark. */
function makeBuild(name: string): string {
  const folder = join(scratch, name);
  cpSync(join(root, "build"), folder, { recursive: true });
  writeFileSync(join(folder, `client/assets/only-${name}.js`), "export {};");
  const change = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(folder, file), "utf8");
    writeFileSync(join(folder, file), text.replaceAll(from, to));
  };
  change("client/about/index.html", "</title>", ` ${name}</title>`);
  change("hosting/nginx-site.conf", "nosniff", name);
  change("hosting/nginx-site.conf", / {2}listen .*\n/g, "");
  change("hosting/nginx-site.conf", "server {", `server {\n  listen 127.0.0.1:${ports.update};`);
  return folder;
}

/** Changes over as docs/deploying.md tells; returns the exit status. */
const switchTo = (folder: string) =>
  spawnSync("sh", [join(root, "deploy/switch-nginx.sh"), folder], {
    env: { ...process.env, SITE_NGINX: nginx, SITE_NGINX_RULES: rules },
  }).status;

/** Which build the page and which build the rules of one answer come from. */
async function served(): Promise<string> {
  const { status, headers, body } = await ask(origin, "/about");
  const [, page] = / (\w+)<\/title>/.exec(body.toString()) ?? [];
  return `${status} ${page} ${headers["x-content-type-options"]}`;
}

it("nginx takes a new build and the one before over in one step, and open pages keep theirs", async () => {
  const [first, second] = [makeBuild("first"), makeBuild("second")];
  const user = process.getuid?.() === 0 ? "user root;\n" : "";
  writeFileSync(configuration, user + nginxMain(rules, scratch));
  writeFileSync(
    rules,
    readFileSync(join(first, "hosting/nginx-site.conf"), "utf8").replace(
      "root /srv/site/client;",
      `root ${first}/client;`,
    ),
  );
  const [program = "", ...parameters] = nginx.split(" ");
  const server = spawn(program, [...parameters, "-g", "daemon off;"], { stdio: "ignore" });
  const ended = once(server, "exit");
  try {
    await expect.poll(() => served().catch(() => ""), { timeout: 10_000 }).toBe("200 first first");
    expect(switchTo(first)).toBe(0);

    const seen = new Set<string>();
    let visiting = true;
    const visitors = Array.from({ length: 4 }, async () => {
      while (visiting) seen.add(await served());
    });
    expect(switchTo(second)).toBe(0);
    await expect.poll(served).toBe("200 second second");
    expect((await ask(origin, "/assets/only-first.js")).status).toBe(200);
    expect((await ask(origin, "/assets/only-second.js")).status).toBe(200);

    expect(switchTo(first)).toBe(0);
    await expect.poll(served).toBe("200 first first");
    expect((await ask(origin, "/assets/only-second.js")).status).toBe(200);

    writeFileSync(join(second, "hosting/nginx-site.conf"), "no rules {");
    expect(switchTo(second)).toBe(1);
    expect(switchTo(join(scratch, "none"))).toBe(1);
    await expect.poll(served).toBe("200 first first");
    visiting = false;
    await Promise.all(visitors);
    expect([...seen].sort()).toEqual(["200 first first", "200 second second"]);
  } finally {
    server.kill("SIGQUIT");
    await ended;
    rmSync(scratch, { recursive: true });
  }
});
