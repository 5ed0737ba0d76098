import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/*
 * Puts the built site together for Cloudflare Workers: without the compressed forms, which
 * Cloudflare makes itself, and with its own `_headers` and `_redirects`.
 */

const build = join(import.meta.dirname, "../build");

/** Copies the built site to `folder`, with the rules of one kind of host. */
export async function assemble(folder: string, rules: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(build, "client"), folder, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz)$/.test(source),
  });
  for (const name of ["_headers", "_redirects"]) await cp(join(rules, name), join(folder, name));
}

if (import.meta.main) {
  await assemble(join(import.meta.dirname, "assets"), join(build, "hosting/cloudflare"));
  console.info("deploy/assets holds the site for Cloudflare Workers.");
}
