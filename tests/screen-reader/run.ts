import { spawnSync } from "node:child_process";
import { builds, ports } from "../support/test-sites.ts";

/* `npm test -- screen-reader`: builds the practice fixture if it changed, and records a screen reader
   on a separate display and D-Bus. `--accept` stores the transcripts as references. */

const isAccepting = process.argv.includes("--accept");
/** For the test runner: `npx node tests/screen-reader/run.ts -t Search`. */
const others = process.argv.slice(2).filter((each) => each !== "--accept");
const screen = ["xvfb-run", "-a", "-s", "-screen 0 1500x1000x24"];
const steps = [
  ["node", "scripts/setup.mjs", "browsers", "build"],
  ["dbus-run-session", "--", ...screen, "vitest", "run", "--project", "screen-reader", ...others],
];

for (const [command = "", ...parameters] of steps) {
  const { status } = spawnSync(command, parameters, {
    stdio: "inherit",
    env: {
      ...process.env,
      CONTENT_FOLDER: "tests/fixtures/dermatologist",
      SITE_BUILD_DIRECTORY: builds.screenReader,
      SITE_CONTACT_ENDPOINT: `http://localhost:${ports.screenReaderContact}/message`,
      ACCEPT_TRANSCRIPTS: isAccepting ? "1" : "",
    },
  });
  if (status !== 0) process.exit(status ?? 1);
}
