import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";

/*
 * The development server for people who edit content. A fault in it stops the framework's server;
 * here it is told in its own words, and the server comes back by itself once it is repaired.
 */
const root = join(import.meta.dirname, "..");
let server: ChildProcess | undefined;

const isSound = () =>
  spawnSync(process.execPath, [join(root, "scripts/check-content.ts")], { stdio: "inherit" })
    .status === 0;

/** Waits for the next change in the content. Editors write a file in steps, so it rests a moment. */
const changed = () =>
  new Promise<void>((done) => {
    const watcher = watch(join(root, "content"), { recursive: true }, () => {
      watcher.close();
      setTimeout(done, 300);
    });
  });

/** Runs the framework's server until it ends; returns its exit status. */
function serve(): Promise<number> {
  const child = spawn("react-router", ["dev", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
  });
  server = child;
  return new Promise((done) => child.on("exit", (status) => done(status ?? 0)));
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}

do {
  while (!isSound()) {
    console.info("\nThe site waits here until this is repaired and saved.");
    await changed();
  }
  process.exitCode = await serve();
} while (process.exitCode !== 0 && !isSound());
