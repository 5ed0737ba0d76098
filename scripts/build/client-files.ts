import { build } from "rolldown";
import type { Manifest } from "vite";

/** Returns the path of the client file built from a source. */
export function addressOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`${source}: expected it among the client's files, found none`);
  return `/${chunk.file}`;
}

/** Returns the files and style sheets of a chunk and of all chunks that it imports. */
function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const css of chunk.css ?? []) found.add(`/${css}`);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, found);
  return found;
}

/**
 * Returns the files that an island needs besides the start script. Its component's file has the
 * island's name.
 * @throws {Error} naming the island if no file or several files have its name
 */
export function islandFiles(manifest: Manifest): (name: string) => string[] {
  const started = withImports(manifest, "app/islands/start.ts");
  const mount = withImports(manifest, "app/islands/mount.ts");
  return (name) => {
    const keys = Object.keys(manifest).filter((key) => key.endsWith(`/${name}.tsx`));
    const [key] = keys;
    if (!key || keys.length > 1) {
      throw new Error(`Island ${name}: expected one client file ${name}.tsx, found ${keys.length}`);
    }
    const files = withImports(manifest, key);
    return [...new Set([...mount, ...files])].filter((file) => !started.has(file));
  };
}

/** Bundles `app/islands/boot.ts` as the inline script of every document. */
export async function bootScript(site: {
  start: string;
  deferred: string;
  islands: string;
}): Promise<string> {
  const { output } = await build({
    input: "app/islands/boot.ts",
    write: false,
    transform: { target: "es2022" },
    output: { format: "iife", intro: `const site=${JSON.stringify(site)};`, minify: true },
  });
  return output[0].code.trim();
}
