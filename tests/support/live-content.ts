import { buildFolder } from "../../server/build-folder.ts";

/* Import first in configurations of tests that read the live content; `addresses.ts` reads the
   variable. */
process.env["TESTED_BUILD"] = buildFolder;
