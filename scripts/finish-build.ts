import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify, transform } from "rolldown/utils";
import { missingPaths } from "../content/redirects.ts";
import { takeDrawings } from "./drawing-files.ts";
import { writeHosting } from "./hosting/write.ts";
import { stylesByPage } from "./page-styles.ts";
import { expectCleanBuild } from "./vite/picture-checks.ts";

/*
 * The last step of the build. It turns the framework's pages into ones that paint like a bare
 * file: styles inside the document, no script competing with the first paint, and one small start
 * script that is the same on every page, so that a strict content security policy can name it.
 */

/** Takes exactly one match out of a page, or stops the build: the framework's output has changed. */
function take(
  html: string,
  pattern: RegExp,
  what: string,
  page: string,
): [string, RegExpExecArray] {
  const match = pattern.exec(html);
  if (!match) throw new Error(`${page}: expected ${what} in the framework's output, found none`);
  return [html.replace(match[0], ""), match];
}

type Pieces = {
  /** The styles that the page needs before its scripts. */
  css: string;
  /** The address of the whole sheet, which the scripts' own parts need. */
  sheet: string;
  start: string;
};

/** Rewrites one built page. */
export function finishPage(html: string, page: string, { css, sheet, start }: Pieces): string {
  let rest = html.replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "");
  let match: RegExpExecArray;
  [rest] = take(rest, /<link rel="stylesheet"[^>]*\/>/, "one style sheet", page);
  [rest, match] = take(
    rest,
    /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream[\s\S]*?<\/script>/,
    "the router's context",
    page,
  );
  const context = JSON.parse(match[1] ?? "") as unknown;
  [rest, match] = take(
    rest,
    /<script type="module" async="">import "([^"]+)";([\s\S]*?)window\.__reactRouterRouteModules = (\{.*?\});\s*import\("([^"]+)"\);<\/script>/,
    "the route modules",
    page,
  );
  const [, manifest, imports = "", names = "", entry] = match;
  const urls = new Map(
    [...imports.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, url]) => [
      name,
      url,
    ]),
  );
  const routes = Object.fromEntries(
    [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, urls.get(name)]),
  );
  [rest, match] = take(
    rest,
    /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/,
    "the router's state",
    page,
  );
  const state = JSON.parse(match[1] ?? "") as unknown;
  const data = JSON.stringify({ context, state, manifest, routes, entry, sheet }).replaceAll(
    "<",
    "\\u003c",
  );
  return rest
    .replace("</head>", () => `<style>${css}</style><script>${start}</script></head>`)
    .replace("</body>", () => `<script type="application/json" id="start">${data}</script></body>`);
}

async function startScript(): Promise<string> {
  const source = await readFile("app/start/start.ts", "utf8");
  const { code } = await transform("start.ts", source, { target: "es2022" });
  const script = code.replace(/export\s*\{\s*\};?/, "");
  const { code: small } = await minify("start.js", `(()=>{${script}})()`, { module: false });
  return small.trim();
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Every page names the fonts; naming them again would lay out all text once more. */
const withoutFaces = (css: string) => css.replaceAll(/@font-face\{[^}]*\}/g, "");

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const brotli = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  await writeFile(`${file}.br`, brotli);
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

async function finish(client: string): Promise<void> {
  // The build for the server leaves a sheet of its own; the pages name the right one.
  const home = await readFile(join(client, "index.html"), "utf8");
  const [, sheet] = /<link rel="stylesheet" href="([^"]+)"/.exec(home) ?? [];
  if (!sheet) throw new Error("index.html: expected a link to the style sheet, found none");
  // Chunks may come in any order, so the order of the layers has to stand before all of them.
  const layers = (await readFile("app/styles/layers.css", "utf8")).trim();
  const css = layers + (await readFile(join(client, sheet), "utf8")).trim();
  const whole = `/assets/site-${hash("sha256", css).slice(0, 8)}.css`;
  for (const name of await readdir(join(client, "assets"))) {
    const path = join(client, "assets", name);
    if (name.endsWith(".css")) await rm(path);
    // The start script brings the sheet; the router must not fetch it again.
    if (name.startsWith("manifest-")) {
      await writeFile(
        path,
        (await readFile(path, "utf8")).replaceAll(`"css":["${sheet}"]`, '"css":[]'),
      );
    }
  }
  const start = await startScript();

  await rm(join(client, "__spa-fallback.html"));
  await rm(join(client, ".vite"), { recursive: true, force: true });
  for (const path of Object.values(missingPaths)) {
    await mkdir(join(client, path, ".."), { recursive: true });
    await rename(join(client, path, "index.html"), join(client, `${path}.html`));
    await rm(join(client, path), { recursive: true });
  }
  const built = await files(client);
  await expectCleanBuild(built.map((path) => ({ path, name: relative(client, path) })));
  const drawingStyles = readFile("app/components/coast/coast.css", "utf8");
  const pages = new Map<string, { html: string; drawings: string }>();
  for (const file of built) {
    if (!file.endsWith(".html") || file.includes("/samples/")) continue;
    const { html, files } = takeDrawings(await readFile(file, "utf8"), await drawingStyles);
    pages.set(relative(client, file), { html, drawings: [...files.values()].join("") });
    for (const [address, text] of files) {
      await writeFile(join(client, address), text);
      built.push(join(client, address));
    }
  }
  const styles = stylesByPage(
    new Map([...pages].map(([page, { html, drawings }]) => [page, html + drawings])),
    css,
  );
  for (const [page, { html }] of pages) {
    const pieces = { css: styles.get(page) ?? css, sheet: whole, start };
    await writeFile(join(client, page), finishPage(html, page, pieces));
  }
  await writeFile(join(client, whole), withoutFaces(css));
  await writeHosting(client);
  const texts = [...new Set(built), join(client, whole)].filter((file) =>
    /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/.test(file),
  );
  await Promise.all(texts.map(compress));
  console.info(`Finished ${built.filter((file) => file.endsWith(".html")).length} pages.`);
}

if (import.meta.main) {
  await finish(join(process.env["SITE_BUILD_DIRECTORY"] || "build", "client"));
}
