/*
 * Imported before anything else by the configurations of the tests that read the practice's own
 * content: those of the content, and of the specification. `addresses.ts` reads what is set here.
 */
process.env["TESTED_BUILD"] = process.env["SITE_BUILD_DIRECTORY"] || "build";
