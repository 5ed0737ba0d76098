import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify, transform } from "rolldown/utils";
import { missingPaths } from "../content/redirects.ts";
import { drawingTaker } from "./drawing-files.ts";
import {
  shorter,
  shorterManifest,
  type Taken,
  takeFramework,
  withoutPlace,
} from "./framework-tags.ts";
import { writeHosting } from "./hosting/write.ts";
import { withIcons } from "./page-icons.ts";
import {
  beforeUse,
  type Font,
  partFonts,
  partSeldom,
  shortNames,
  stylesByPage,
} from "./page-styles.ts";
import { expectCleanBuild } from "./vite/picture-checks.ts";

/*
 * The last step of the build. It turns the framework's pages into ones that paint like a bare
 * file: styles inside the document, no script competing with the first paint, and one small start
 * script that is the same on every page, so that a strict content security policy can name it.
 */

type Pieces = {
  /** The styles that the page needs before its scripts. */
  css: string;
  /** The address of the whole sheet with its fonts, for a browser without script. */
  plain: string;
  start: string;
  /** The modules of the page by route, without those that all pages share. */
  modules: Record<string, string>;
};

/** Rewrites one built page without the framework's tags. */
export function finishPage(rest: string, { css, plain, start, modules }: Pieces): string {
  const data = JSON.stringify(modules).replaceAll("<", "\\u003c");
  const without = `<noscript><link rel="stylesheet" href="${plain}"/></noscript>`;
  const head =
    `<style>${css}</style>${without}` +
    `<script type="application/json" id="start">${data}</script><script>${start}</script></head>`;
  return shorter(rest).replace("</head>", () => head);
}

/** Writes a file under the hash of what it holds; returns its address. */
async function writeHashed(client: string, name: string, kind: string, text: string) {
  const address = `/assets/${name}-${hash("sha256", text).slice(0, 8)}.${kind}`;
  await writeFile(join(client, address), text);
  return address;
}

/** Returns the one value that all pages have, or stops the build. */
function same<Value>(pages: readonly Taken[], what: string, of: (page: Taken) => Value): Value {
  const [known, ...others] = new Set(pages.map((page) => JSON.stringify(of(page))));
  if (!known || others.length > 0) {
    throw new Error(`expected one ${what} on all pages, found ${1 + others.length}`);
  }
  return JSON.parse(known) as Value;
}

/** The modules that every page has under the same route. */
function sharedRoutes(pages: readonly Taken[]): Record<string, string> {
  const [first] = pages;
  return Object.fromEntries(
    Object.entries(first?.modules.routes ?? {}).filter(([id, url]) =>
      pages.every(({ modules }) => modules.routes[id] === url),
    ),
  );
}

async function script(name: string, before: Record<string, unknown>): Promise<string> {
  const source = await readFile(`app/start/${name}.ts`, "utf8");
  const { code } = await transform(`${name}.ts`, source, { target: "es2022" });
  const constants = Object.entries(before).map(
    ([constant, value]) => `const ${constant}=${JSON.stringify(value)};`,
  );
  return constants.join("") + code;
}

/** The start of the framework as a module, with what the framework needs to know of every page. */
async function beginModule(
  pages: readonly Taken[],
  routes: Record<string, string>,
): Promise<string> {
  const framework = same(pages, "state of the framework", (page) => page.framework);
  const manifest = same(pages, "list of routes", ({ modules }) => modules.manifest);
  const entry = same(pages, "first module", ({ modules }) => modules.entry);
  const { code } = await minify(
    "begin.js",
    await script("begin", { framework, modules: { manifest, entry, routes } }),
  );
  return code.trim();
}

type Site = { begin: string; sheet: string; seldom: string; fonts: Font[] };

/** The script in every page. */
async function startScript(site: Site): Promise<string> {
  const code = await script("start", { site });
  const whole = `(()=>{${code.replace(/export\s*\{\s*\};?/, "")}})()`;
  const { code: small } = await minify("start.js", whole, { module: false });
  return small.trim();
}

async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The fonts are elsewhere; naming them again would lay out all text once more. */
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
  const whole = await readFile(join(client, sheet), "utf8");
  const names = await readdir(join(client, "assets"));
  const scripts = await Promise.all(
    names
      .filter((name) => name.endsWith(".js"))
      .map((name) => readFile(join(client, "assets", name), "utf8")),
  );
  const css = shortNames(
    layers + whole.replace(/\/\*\$vite\$:\d+\*\//, "").trim(),
    scripts.join(""),
  );
  for (const name of names) {
    const path = join(client, "assets", name);
    if (name.endsWith(".css")) await rm(path);
    if (name.startsWith("manifest-")) {
      await writeFile(path, shorterManifest(await readFile(path, "utf8")));
    }
  }
  await rm(join(client, "__spa-fallback.html"));
  await rm(join(client, ".vite"), { recursive: true, force: true });
  for (const path of Object.values(missingPaths)) {
    await mkdir(join(client, path, ".."), { recursive: true });
    await rename(join(client, path, "index.html"), join(client, `${path}.html`));
    await rm(join(client, path), { recursive: true });
  }
  const built = await files(client);
  await expectCleanBuild(built.map((path) => ({ path, name: relative(client, path) })));
  const takeDrawings = drawingTaker(
    await readFile("app/components/coast/coast.css", "utf8"),
    await readFile("app/styles/tokens.css", "utf8"),
  );
  const pages = new Map<string, Taken>();
  for (const file of built) {
    if (!file.endsWith(".html") || file.includes("/samples/")) continue;
    const { html, files } = takeDrawings(await readFile(file, "utf8"));
    const page = relative(client, file);
    pages.set(page, takeFramework(withoutPlace(html), page));
    for (const [address, text] of files) {
      await writeFile(join(client, address), text);
      built.push(join(client, address));
    }
  }
  const { usual, seldom } = partSeldom(css);
  const { rest, fonts } = partFonts(usual);
  const styles = stylesByPage(
    new Map([...pages].map(([page, { rest }]) => [page, rest])),
    beforeUse(rest),
    seldom,
  );
  const routes = sharedRoutes([...pages.values()]);
  const plain = await writeHashed(client, "plain", "css", css);
  const site = {
    begin: await writeHashed(client, "begin", "js", await beginModule([...pages.values()], routes)),
    sheet: await writeHashed(client, "site", "css", withoutFaces(css)),
    seldom: await writeHashed(client, "seldom", "css", seldom),
    fonts,
  };
  built.push(
    ...[plain, site.begin, site.sheet, site.seldom].map((address) => join(client, address)),
  );
  const start = await startScript(site);
  const iconFile = names.find((name) => /^icons-.*\.svg$/.test(name));
  if (!iconFile) throw new Error("assets: expected the file of all icons, found none");
  const icons = await readFile(join(client, "assets", iconFile), "utf8");
  for (const [page, { rest: body, modules }] of pages) {
    const own = Object.entries(modules.routes).filter(([id]) => !(id in routes));
    const pieces = {
      plain,
      start,
      css: styles.get(page) ?? rest,
      modules: Object.fromEntries(own),
    };
    await writeFile(join(client, page), withIcons(finishPage(body, pieces), icons));
  }
  await writeHosting(client);
  const texts = [...new Set(built)].filter((file) =>
    /\.(?:html|js|css|svg|json|txt|xml|webmanifest)$/.test(file),
  );
  await Promise.all(texts.map(compress));
  console.info(`Finished ${built.filter((file) => file.endsWith(".html")).length} pages.`);
}

if (import.meta.main) {
  await finish(join(process.env["SITE_BUILD_DIRECTORY"] || "build", "client"));
}
