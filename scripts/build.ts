import { existsSync } from "node:fs";
import { glob, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Route } from "../app/routes.ts";
import { withFolderPath } from "../content-schema/content-reader.ts";
import { buildFolder } from "../server/site.ts";
import { bootScript } from "./build/boot-script.ts";
import { cacheFolder, prune } from "./build/build-cache.ts";
import { assetPath, bundle } from "./build/bundle.ts";
import { compressTexts } from "./build/compress.ts";
import { checkFragments } from "./build/fragments.ts";
import { completeLicenses } from "./build/licenses.ts";
import { initialCss } from "./build/page-styles.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { checkNoMetadata } from "./pictures/original.ts";
import { generateSeo } from "./seo/generate-seo.ts";
import { picturesFile } from "./vite/pictures.ts";

/* Builds the site into a new folder, which then replaces the previous build. */
// Every build is a production build, regardless of the shell's environment.
process.env["NODE_ENV"] = "production";
const day = 86_400_000;
const target = resolve(buildFolder);
// Named by process, since two builds may run at once.
const workFolder = `.cache/build.new-${process.pid}`;
// Beside the build that it replaces, because a rename stays within a file system.
const newBuild = `${target}.new-${process.pid}`;
const previousBuild = `${newBuild}-previous`;
const client = join(newBuild, "client");

const documentFile = ({ path, kind }: Route) =>
  kind === "missing" ? `${path.slice(1)}.html` : join(path.slice(1), "index.html");

async function write(name: string, content: string | Uint8Array): Promise<void> {
  const file = join(client, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function build(): Promise<number> {
  const { renderer, cardModule, manifest, styleSheets } = await bundle(client, workFolder);
  const { routes, renderPage, renderDocument, pageFile, illustrationFiles } = renderer;

  const deferred = assetPath(manifest, "style.css");
  const start = assetPath(manifest, "app/start/start.ts");
  const boot = await bootScript({ start, deferred });
  const pages = await Promise.all(routes.map(renderPage));
  const { files: seoFiles, searchTexts } = await generateSeo(pages, cardModule);
  // Pages of a template share their styles.
  const styles = new Map(
    [...styleSheets.initial].map(([file, sheets]) => [file, initialCss(sheets)]),
  );
  const documents = new Map<string, string>();
  for (const page of pages) {
    const css = styles.get(pageFile(page.route)) ?? "";
    const assets = { css, styleSheets: [], deferred, boot, searchTexts };
    const html = renderDocument(page, assets);
    documents.set(page.route.path, html);
    await write(documentFile(page.route), html);
  }
  checkFragments(documents);
  for (const [name, content] of seoFiles) await write(name, content);
  for (const [address, svg] of illustrationFiles) await write(address.slice(1), svg);

  await completeLicenses(client);
  await writeHosting(client, pages);
  await rename(join(client, picturesFile), join(newBuild, "hosting/pictures.json"));
  await rm(join(client, ".vite"), { recursive: true });
  const names = await readdir(client, { recursive: true });
  await checkNoMetadata(client, names);
  await compressTexts(client, names);
  await prune(cacheFolder, Date.now() - 30 * day);
  return pages.length;
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
};

async function deleteLeftovers(prefix: string): Promise<void> {
  for await (const path of glob(`${prefix}.new-*`)) {
    const pid = /\.new-(\d+)(?:-previous)?$/.exec(path)?.[1];
    if (pid && !isRunning(Number(pid))) await rm(path, { recursive: true, force: true });
  }
}

try {
  console.info("Building …");
  for (const prefix of [".cache/build", target]) await deleteLeftovers(prefix);
  const count = await build();
  // Only now, so that a failed build leaves the previous one untouched.
  if (existsSync(target)) await rename(target, previousBuild);
  await rename(newBuild, target);
  console.info(`Built ${count} pages.`);
} catch (error) {
  if (!existsSync(target) && existsSync(previousBuild)) await rename(previousBuild, target);
  console.error(error instanceof Error ? withFolderPath(error.message) : error);
  process.exitCode = 1;
} finally {
  for (const each of [workFolder, newBuild, previousBuild])
    await rm(each, { recursive: true, force: true });
}
