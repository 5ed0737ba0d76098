import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

/*
 * Puts the built site together for Cloudflare Workers: without the compressed forms, which
 * Cloudflare makes itself.
 */

/** Copies a built site to `folder`. */
export async function assemble(build: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(join(build, "client"), folder, {
    recursive: true,
    filter: (source) => !/\.(?:br|gz)$/.test(source),
  });
}

if (import.meta.main) {
  await assemble(join(import.meta.dirname, "../build"), join(import.meta.dirname, "assets"));
  console.info("deploy/assets holds the site for Cloudflare Workers.");
}
