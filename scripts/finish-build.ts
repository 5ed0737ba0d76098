import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { minify, transform } from "rolldown/utils";
import { missingPaths } from "../content/redirects.ts";
import { takeDrawings } from "./drawing-files.ts";
import { shorter, smaller, type Taken, takeFramework } from "./framework-tags.ts";
import { writeHosting } from "./hosting/write.ts";
import { beforeUse, partSeldom, stylesByPage } from "./page-styles.ts";
import { expectCleanBuild } from "./vite/picture-checks.ts";

/*
 * The last step of the build. It turns the framework's pages into ones that paint like a bare
 * file: styles inside the document, no script competing with the first paint, and one small start
 * script that is the same on every page, so that a strict content security policy can name it.
 */

type Pieces = {
  /** The styles that the page needs before its scripts. */
  css: string;
  /** The address of the styles that few visits need. */
  seldom: string;
  /** The address of the whole sheet, which the scripts' own parts need. */
  sheet: string;
  start: string;
  /** The address of the module that starts the framework. */
  begin: string;
};

/** Rewrites one built page without the framework's tags. */
export function finishPage({ rest, modules }: Taken, pieces: Pieces): string {
  const { css, seldom, sheet, start, begin } = pieces;
  const data = JSON.stringify({ begin, ...modules, sheet }).replaceAll("<", "\\u003c");
  const links =
    `<link rel="stylesheet" href="${seldom}" media="print,(prefers-contrast:more)"/>` +
    `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>`;
  return shorter(rest)
    .replace("</head>", () => `<style>${css}</style>${links}<script>${start}</script></head>`)
    .replace("</body>", () => `<script type="application/json" id="start">${data}</script></body>`);
}

/** Writes a file under the hash of what it holds; returns its address. */
async function writeHashed(client: string, name: string, kind: string, text: string) {
  const address = `/assets/${name}-${hash("sha256", text).slice(0, 8)}.${kind}`;
  await writeFile(join(client, address), text);
  return address;
}

/** The start of the framework as a module, with what the framework needs to know of every page. */
async function beginModule(pages: readonly Taken[]): Promise<string> {
  const [known, ...others] = new Set(pages.map(({ framework }) => JSON.stringify(framework)));
  if (!known || others.length > 0) {
    throw new Error(`expected one state of the framework on all pages, found ${1 + others.length}`);
  }
  const source = await readFile("app/start/begin.ts", "utf8");
  const { code } = await transform("begin.ts", source, { target: "es2022" });
  const { code: small } = await minify("begin.js", `const framework=${known};${code}`);
  return small.trim();
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

/** Every page names its fonts; naming them again would lay out all text once more. */
const withoutFaces = (css: string, named: string) =>
  css.replaceAll(/@font-face\{[^}]*\}/g, (face) => (named.includes(face) ? "" : face));

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
  const pages = new Map<string, Taken & { drawings: string }>();
  for (const file of built) {
    if (!file.endsWith(".html") || file.includes("/samples/")) continue;
    const { html, files } = takeDrawings(await readFile(file, "utf8"), await drawingStyles);
    const page = relative(client, file);
    const taken = takeFramework(await smaller(html), page);
    pages.set(page, { ...taken, drawings: [...files.values()].join("") });
    for (const [address, text] of files) {
      await writeFile(join(client, address), text);
      built.push(join(client, address));
    }
  }
  const { usual, seldom } = partSeldom(css);
  const styles = stylesByPage(
    new Map([...pages].map(([page, { rest, drawings }]) => [page, rest + drawings])),
    beforeUse(usual),
    seldom,
  );
  const begin = await beginModule([...pages.values()]);
  const shared = {
    start: await startScript(),
    begin: await writeHashed(client, "begin", "js", begin),
    seldom: await writeHashed(client, "seldom", "css", seldom),
    sheet: await writeHashed(client, "site", "css", withoutFaces(css, usual)),
  };
  built.push(...[shared.begin, shared.seldom, shared.sheet].map((file) => join(client, file)));
  for (const [page, taken] of pages) {
    const html = finishPage(taken, { ...shared, css: styles.get(page) ?? usual });
    await writeFile(join(client, page), html);
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
