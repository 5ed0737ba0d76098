import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { structuredData } from "../app/seo/structured-data/graph.ts";
import { navigation } from "../content/navigation.ts";
import { missingPaths, redirects } from "../content/redirects.ts";
import { searchWords } from "../content/search-words.ts";
import { publicPaths } from "../content/site-map.ts";
import { contactCards } from "./findable/contact-cards.ts";
import { icons } from "./findable/icons.ts";
import { pageFacts } from "./findable/page-text.ts";
import { searchDocuments } from "./findable/search-documents.ts";
import { shareCard } from "./findable/share-cards.ts";
import { robots, securityText, sitemap } from "./findable/site-files.ts";
import { serviceWorker } from "./offline/page.ts";
import { drawSharePictures } from "./share-pictures/draw.ts";

/*
 * Runs between the framework's build and the last step of ours. It adds what search engines, social
 * networks and the site's own search need, so that none of it weighs on the scripts: structured
 * data, share pictures, icons, site map, and the texts of all pages to search in.
 */

type BuiltPage = { path: string; file: string; html: string };

async function builtPages(client: string): Promise<BuiltPage[]> {
  const names = await readdir(client, { recursive: true });
  const moved = new Set<string>(redirects.map(({ from }) => from));
  const pages = names
    .filter((name) => name.endsWith("index.html"))
    .map((name) => ({ path: `/${dirname(name)}`.replace(/^\/\.$/, "/"), file: join(client, name) }))
    .filter(({ path }) => !moved.has(path));
  return Promise.all(
    pages.map(async (page) => ({ ...page, html: await readFile(page.file, "utf8") })),
  );
}

const labels = new Map(navigation.map(({ href, label }) => [href, label]));

/** The texts of all pages that may be found, and of the gallery's index as it stands before its gate. */
function searchFile(pages: readonly BuiltPage[]): string {
  const order = [...publicPaths, "/gallery-popup"];
  const documents = searchDocuments(
    order.flatMap((path) => {
      const page = pages.find((each) => each.path === path);
      if (!page) throw new Error(`${path}: expected a built page, found none`);
      const { name, steps } = pageFacts(page.html);
      const title = steps.at(-1)?.label ?? labels.get(path) ?? name;
      return [{ path, title, html: page.html, words: searchWords[path] ?? [] }];
    }),
  );
  return JSON.stringify(documents);
}

const headTags = (searchTexts: string) =>
  `<link rel="icon" href="/favicon.ico" sizes="32x32"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="/site.webmanifest"/><meta name="search-texts" content="${searchTexts}"/>`;

/** The page's structured data; an address that does not exist has none. */
function graphTag(path: string, html: string): string {
  if (Object.values(missingPaths).includes(path)) return "";
  const { name, steps } = pageFacts(html);
  const trail = steps.map(({ label, href }) => ({ label, href: href || path }));
  const graph = JSON.stringify(structuredData(path, name, trail)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${graph}</script>`;
}

async function makeFindable(client: string): Promise<void> {
  const pages = await builtPages(client);
  const files = new Map<string, Buffer | string>(Object.entries(await icons()));
  files.set("sitemap.xml", sitemap());
  files.set("robots.txt", robots());
  const security = securityText(new Date());
  if (security) files.set(".well-known/security.txt", security);

  for (const [name, card] of contactCards()) files.set(name, card);
  files.set("service-worker.js", await serviceWorker());

  const search = searchFile(pages);
  const hash = createHash("sha256").update(search).digest("hex").slice(0, 10);
  files.set(`assets/search-${hash}.json`, search);

  const pictures = new Set<string>();
  for (const { path, file, html } of pages) {
    const [, picture] = /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(html) ?? [];
    if (picture) pictures.add(picture);
    await writeFile(
      file,
      html
        .replace("</head>", () => `${headTags(`/assets/search-${hash}.json`)}</head>`)
        .replace("</body>", () => `${graphTag(path, html)}</body>`),
    );
  }

  const paths = [...pictures];
  const drawn = await drawSharePictures(paths.map(shareCard));
  for (const [index, path] of paths.entries()) files.set(path.slice(1), drawn[index] ?? "");

  for (const [name, content] of files) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), content);
  }
  console.info(
    `Made ${pages.length} pages findable: ${paths.length} share pictures, ${Math.round(search.length / 1000)} kB to search.`,
  );
}

if (import.meta.main) {
  await makeFindable(join(process.env["SITE_BUILD_DIRECTORY"] || "build", "client"));
}
