import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { request } from "../../tests/hosts/request.ts";
import { startServer } from "../../tests/hosts/start-server.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";

const root = join(import.meta.dirname, "../..");
// The unit names the folder of a server; here the project stands elsewhere.
const unit = readFileSync(join(root, "deploy/practice-website.service"), "utf8").replaceAll(
  "/srv/site",
  root,
);
const setting = (name: string) => new RegExp(`^${name}=(.+)$`, "m").exec(unit)?.[1] ?? "";

it("the unit's command starts the server, and its signal ends it well", async () => {
  const server = await startServer(join(root, "build"), setting("ExecStart").split(" "));
  expect((await request(server.origin, "/")).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

it("systemd finds no error in the unit", () => {
  const file = join(temporaryFolder(onTestFinished), "practice-website.service");
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});
