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

/** Says after each change, below whatever the server says of it, whether the content is sound. */
function sayAfterChanges(onRepaired: () => void): () => void {
  let stopped = false;
  let sound = true;
  (async () => {
    for (;;) {
      await changed();
      if (stopped) return;
      const check = spawn(process.execPath, [join(root, "scripts/check-content.ts")]);
      let told = "";
      for (const stream of [check.stdout, check.stderr]) {
        stream.on("data", (data) => {
          told += data;
        });
      }
      const isNow = await new Promise((done) => check.on("exit", (status) => done(status === 0)));
      if (stopped) return;
      if (!isNow) console.error(`\n${told}\nPages come back when this is repaired and saved.`);
      else if (!sound) {
        console.info("\nRepaired: the content is sound again.");
        onRepaired();
      }
      sound = isNow === true;
    }
  })();
  return () => {
    stopped = true;
  };
}

/** Runs the framework's server until it ends; returns its exit status, null after a repair. */
function serve(): Promise<number | null> {
  const child = spawn("react-router", ["dev", ...process.argv.slice(2)], {
    cwd: root,
    stdio: "inherit",
  });
  server = child;
  let again = false;
  const stop = sayAfterChanges(() => {
    // A server that met a fault goes on showing it to pages; they load anew when the next one is up.
    again = true;
    child.kill();
  });
  return new Promise((done) =>
    child.on("exit", (status) => {
      stop();
      done(again ? null : (status ?? 0));
    }),
  );
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    server?.kill(signal);
    process.exit(0);
  });
}

let status: number | null = null;
do {
  while (!isSound()) {
    console.info("\nThe site waits here until this is repaired and saved.");
    await changed();
  }
  status = await serve();
} while (status === null || (status !== 0 && !isSound()));
process.exitCode = status;
