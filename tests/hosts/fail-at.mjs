/* Preloaded: counts the calls that change files, and before that of a number kills the process
   (`KILL_AT`), or fails it as on a full disk (`FULL_AT`). */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const names = "cpSync linkSync mkdirSync renameSync rmSync symlinkSync writeFileSync".split(" ");
const { KILL_AT, FULL_AT } = process.env;
let calls = 0;
for (const name of names) {
  const call = fs[name];
  fs[name] = (...parameters) => {
    // A full disk refuses neither.
    if (FULL_AT && ["renameSync", "rmSync"].includes(name)) return call(...parameters);
    calls += 1;
    if (calls === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
    if (calls === Number(FULL_AT)) {
      // As much as fits.
      if (name === "cpSync") call(...parameters);
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: "ENOSPC",
      });
    }
    return call(...parameters);
  };
}
syncBuiltinESMExports();
