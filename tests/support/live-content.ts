import { builds } from "./addresses.ts";

/*
 * Imported before anything else by the configurations of the tests that read the practice's own
 * content: those of the content, and of the specification.
 */
process.env["TESTED_BUILD"] = builds.live;
