/* Preloaded: before the call of a number, of those that change files, the process is killed or finds
   a full disk. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const names = "cpSync linkSync mkdirSync renameSync rmSync symlinkSync writeFileSync".split(" ");
const { KILL_AT, FULL_AT } = process.env;
const freeing = ["renameSync", "rmSync"];
let calls = 0;
for (const name of names) {
  const call = fs[name];
  fs[name] = (...parameters) => {
    if (!(FULL_AT && freeing.includes(name))) calls += 1;
    if (calls === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
    if (calls === Number(FULL_AT) && !freeing.includes(name)) {
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
