import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { builds, ports } from "../support/test-sites.ts";
import { request } from "./request.ts";
import { nginxCommand, startNginx, startServer } from "./start-server.ts";

const root = join(import.meta.dirname, "../..");
const run = promisify(execFile);
const unpack = { identity: (data: Buffer) => data, gzip: gunzipSync, br: brotliDecompressSync };
type Encoding = keyof typeof unpack;
const encodings = Object.keys(unpack) as Encoding[];

/** The project's folder on a server, where builds are made and released. */
let project = "";
/** How a release makes the host read it. */
let reload = "";
beforeEach(() => {
  project = temporaryFolder(onTestFinished);
  reload = "";
});

const read = (...path: string[]) => readFileSync(join(project, ...path), "utf8");
type Pictures = { pairs: Record<string, string[]> };
const pictures = () => JSON.parse(read("build/hosting/pictures.json")) as Pictures;

/** Removes pictures from the build, and replaces the chunk that names them. */
function removePictures(name: string, files: readonly string[]): void {
  const assets = join(project, "build/client/assets");
  for (const file of files) {
    rmSync(join(project, "build/client", file));
    const [hash = ""] = /\w{16}/.exec(file) ?? [];
    for (const chunk of readdirSync(assets)) {
      if (!chunk.endsWith(".js") || !read("build/client/assets", chunk).includes(hash)) continue;
      for (const end of ["", ".br", ".gz"]) rmSync(join(assets, chunk + end), { force: true });
      writeFileSync(join(assets, `pairs-${name}.js`), "export {};");
    }
  }
}

/**
 * Creates a build whose pages and rules contain its name, with a chunk of its own.
 * @param without picture pairs to omit
 */
function makeBuild(name: string, without: string[] = []): void {
  const build = join(project, "build");
  rmSync(build, { recursive: true, force: true });
  cpSync(join(root, builds.site), build, { recursive: true });
  const change = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(join(build, file), read("build", file).replaceAll(from, to));
  writeFileSync(join(build, `client/assets/only-${name}.js`), "export {};");
  const about = "client/about/index.html";
  // Another length, so that mixed responses are truncated or hang.
  change(about, "</body>", `<!--${"x".repeat(name.length * 999)}-->$&`);
  change(about, "</title>", ` ${name}</title>`);
  const page = read("build", about);
  writeFileSync(join(build, `${about}.br`), brotliCompressSync(page));
  writeFileSync(join(build, `${about}.gz`), gzipSync(page));
  for (const file of ["nginx-site.conf", "rules.json"]) change(`hosting/${file}`, "nosniff", name);
  change("hosting/nginx-site.conf", / {2}listen .*\n/g, "");
  change("hosting/nginx-site.conf", "server {", `server {\n  listen 127.0.0.1:${ports.update};`);
  const { pairs, ...rest } = pictures();
  for (const pair of without) {
    removePictures(name, pairs[pair] ?? []);
    delete pairs[pair];
  }
  writeFileSync(join(build, "hosting/pictures.json"), JSON.stringify({ pairs, ...rest }));
}

async function release(...parameters: string[]): Promise<[status: number, output: string]> {
  const options = { cwd: project, env: { ...process.env, SITE_RELOAD: reload } };
  const script = [join(root, "deploy/release.ts"), ...parameters];
  return run(process.execPath, script, options).then(
    ({ stdout, stderr }) => [0, stdout + stderr],
    ({ code, stdout, stderr }) => [code, stdout + stderr],
  );
}

const hosts = [
  {
    name: "the built-in server",
    reloadCommand: () => "",
    start: () => startServer(join(project, "releases/current")),
    damage: "hosting/rules.json",
  },
  {
    name: "nginx",
    reloadCommand: () => `${nginxCommand(project)} -t -q && ${nginxCommand(project)} -s reload`,
    start: () =>
      startNginx(project, join(project, "releases/current/hosting/nginx-site.conf"), ports.update),
    damage: "hosting/nginx-site.conf",
  },
];

/** Requests a page and returns the release of its body and headers, if they are complete. */
async function visit(origin: string, encoding: Encoding): Promise<string> {
  const accepted = { "Accept-Encoding": encoding };
  const { status, headers, body } = await request(origin, "/about", accepted);
  const html = unpack[(headers["content-encoding"] ?? "identity") as Encoding](body).toString();
  const [, page] = / (\w+)<\/title>/.exec(html) ?? [];
  const isWhole = html.endsWith("</html>") && Number(headers["content-length"]) === body.length;
  return `${status} ${page} ${headers["x-content-type-options"]} ${isWhole ? "whole" : "broken"}`;
}

/** Requests pages in a loop until stopped, and returns all releases seen. */
function visitors(origin: string): () => Promise<string[]> {
  const seen = new Set<string>();
  let visiting = true;
  const all = [...encodings, ...encodings].map(async (encoding) => {
    while (visiting) seen.add(await visit(origin, encoding).catch(String));
  });
  return async () => {
    visiting = false;
    await Promise.all(all);
    return [...seen].sort();
  };
}

it("a first release is there for a server that does not run yet", async () => {
  makeBuild("first");
  reload = "false";
  expect(await release("update")).toEqual([
    1,
    expect.stringMatching(/^"false" failed; .+current leads to /),
  ]);
  expect(existsSync(join(project, "releases/current/client/index.html"))).toBe(true);
});

describe.each(hosts)("releases of $name", ({ start, reloadCommand, damage }) => {
  const startHost = async () => {
    const { origin, stop } = await start();
    onTestFinished(async () => void (await stop()));
    return origin;
  };

  it("update and rollback switch all files at once, under load", async () => {
    const none = expect.stringContaining("expected a release, found none before");
    expect(await release("rollback")).toEqual([1, none]);
    makeBuild("first");
    expect(await release("update")).toEqual([0, expect.stringMatching(/is served\.\n$/)]);
    const origin = await startHost();
    reload = reloadCommand();
    const shows = (name: string) =>
      expect.poll(() => visit(origin, "br")).toBe(`200 ${name} ${name} whole`);
    const statusOf = async (path: string) => (await request(origin, path)).status;
    await shows("first");
    const pair = pictures().pairs["acne-scars/02"] ?? [];
    expect(await statusOf(`/${pair[0]}`)).toBe(200);
    const endVisits = visitors(origin);

    makeBuild("second", ["acne-scars/02"]);
    rmSync(join(project, "build/client/share/testimonials.png"));
    expect((await release("update"))[0]).toBe(0);
    await shows("second");
    // Deleted files are gone once nginx's old workers exit; files that open pages need remain.
    for (const path of ["/share/testimonials.png", ...pair.map((file) => `/${file}`)]) {
      await expect.poll(() => statusOf(path), { message: path }).toBe(404);
    }
    expect(await statusOf("/assets/only-first.js")).toBe(200);

    expect((await release("rollback"))[0]).toBe(0);
    await shows("first");
    await expect.poll(() => statusOf("/share/testimonials.png")).toBe(200);
    expect(await statusOf("/assets/only-second.js")).toBe(200);
    const noEarlier = expect.stringMatching(/expected .+, found none before/);
    expect(await release("rollback")).toEqual([1, noEarlier]);

    makeBuild("third");
    writeFileSync(join(project, "build", damage), "no rules {");
    expect((await release("update"))[0]).toBe(1);
    expect((await release("update", "none"))[1]).toContain("none: expected a built site");
    await shows("first");

    makeBuild("third");
    expect((await release("update"))[0]).toBe(0);
    await shows("third");
    // Back to the previously served release, not to the one rolled back.
    expect((await release("rollback"))[0]).toBe(0);
    await shows("first");

    // What no server could read is not served.
    const unreadable = readdirSync(join(project, "releases")).sort()[1] ?? "";
    rmSync(join(project, "releases", unreadable, "hosting/rules.json"));
    const isUnreadable = expect.stringContaining("cannot be read");
    expect(await release("rollback", unreadable)).toEqual([1, isUnreadable]);
    await shows("first");

    const releases = ["first", "second", "third"].map((name) => `200 ${name} ${name} whole`);
    expect(await endVisits()).toEqual(releases);
  });

  // That no file and no record keeps them: withdrawal.test.ts.
  it("lose a pair of pictures whose consent is withdrawn, everywhere and for good", async () => {
    makeBuild("first");
    const files = pictures().pairs["acne-scars/02"] ?? [];
    expect(files.length).toBeGreaterThan(5);
    await release("update");
    await release("update");
    // An operator's own copy.
    cpSync(join(project, "releases/current"), join(project, "releases/before"), {
      recursive: true,
      dereference: true,
    });
    const origin = await startHost();
    // Logs, once the server's old workers have ended, what it responds, and whether the copy has it.
    const fetched = `curl -s -o /dev/null -w '%{http_code} ' ${origin}/${files[0]}`;
    const stored = `test -e releases/before/client/${files[0]} && echo stored`;
    reload = `${reloadCommand() || "true"} && sleep 2 && (${fetched}; ${stored}; true) >> log`;
    expect((await request(origin, `/${files[0]}`)).status).toBe(200);
    const [status, output] = await release("withdraw", "acne-scars/02");
    expect(status).toBe(0);
    expect(output).toContain("Not complete: the pair is still named in releases/");
    expect(read("log"), "before the deletion, and after it").toBe("404 stored\n404 ");
    for (const file of files) {
      expect(output).toContain(`https://www.example.com/${file}`);
      expect((await request(origin, `/${file}`)).status).toBe(404);
      expect(existsSync(join(project, "releases/before/client", file)), file).toBe(false);
    }

    makeBuild("third", ["acne-scars/02"]);
    expect((await release("update"))[1]).toContain("Complete: every file was searched");
    await expect.poll(() => visit(origin, "gzip")).toBe("200 third third whole");
    // No rollback restores it.
    await release("rollback");
    expect((await request(origin, `/${files[0]}`)).status).toBe(404);
  });
});

it("a release is the newest even if the clock was set back", async () => {
  const releases = join(project, "releases");
  makeBuild("ahead");
  await release("update");
  for (const day of [1, 2, 3, 4]) mkdirSync(join(releases, `2999-01-0${day}`));
  renameSync(realpathSync(join(releases, "current")), join(releases, "2999-01-05"));
  rmSync(join(releases, "current"));
  symlinkSync("2999-01-05", join(releases, "current"));
  const served = () =>
    / (\w+)<\/title>/.exec(read("releases/current/client/about/index.html"))?.[1];
  for (const name of ["b", "c"]) {
    makeBuild(name);
    await release("update");
    expect(served()).toBe(name);
  }
  await release("rollback");
  expect(served()).toBe("b");
});

it("five releases are kept, and pairs that were numbered anew are not confused", async () => {
  for (const name of ["a", "b", "c", "d", "e", "f"]) {
    makeBuild(name);
    await release("update");
    writeFileSync(join(project, "releases/2000.tar.gz"), "not a release");
  }
  rmSync(join(project, "releases/2000.tar.gz"));
  const kept = readdirSync(join(project, "releases")).filter((name) => /^20/.test(name));
  expect(kept).toHaveLength(5);
  expect(realpathSync(join(project, "releases/current"))).toContain(kept.at(-1));
  makeBuild("g");
  const { pairs, ...rest } = pictures();
  pairs["acne-scars/02"] = pairs["mole-removal/01"] ?? [];
  writeFileSync(join(project, "build/hosting/pictures.json"), JSON.stringify({ pairs, ...rest }));
  await release("update");
  const [status, output] = await release("withdraw", "acne-scars/02");
  expect([status, output]).toEqual([1, expect.stringContaining("Say in which")]);
  expect((await release("withdraw", "acne-scars/02", kept[2] ?? ""))[1]).toContain("Complete");
});
