import { hash } from "node:crypto";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { colors, hasGallery, navigation, searchWords } from "#content";
import { textsName } from "../app/features/search/search-texts.ts";
import { serviceWorkerPath } from "../app/file-paths.ts";
import { paths } from "../app/paths.ts";
import { publicPaths } from "../app/routes.ts";
import { structuredData } from "../app/seo/structured-data/graph.ts";
import { serviceWorker } from "./offline/page.ts";
import { contactCards } from "./seo/contact-cards.ts";
import { icons } from "./seo/icons.ts";
import { pageFacts } from "./seo/page-text.ts";
import { searchDocuments } from "./seo/search-documents.ts";
import { shareCard } from "./seo/share-cards.ts";
import { robots, securityText, sitemap } from "./seo/site-files.ts";
import type * as Card from "./share-pictures/card.tsx";
import { drawSharePictures } from "./share-pictures/draw.ts";
import { drawMark } from "./share-pictures/palette.ts";

/** A rendered page. */
type Page = { path: string; kind: string; html: string };
/** A rendered page, parsed, with its name and breadcrumb. */
type ReadPage = Page & { document: Tree.Document } & ReturnType<typeof pageFacts>;

function readPage(page: Page): ReadPage {
  const document = parse(page.html);
  return { ...page, document, ...pageFacts(document) };
}

const labels = new Map(navigation.map(({ href, label }) => [href, label]));

/** The search texts, as JSON: of all public pages, and of the gallery's index before its gate. */
function searchFile(pages: readonly ReadPage[]): string {
  const order = [...publicPaths, ...(hasGallery ? [paths.gallery] : [])];
  const documents = searchDocuments(
    order.flatMap((path) => {
      const page = pages.find((each) => each.path === path);
      if (!page) throw new Error(`${path}: expected a built page, found none`);
      const title = page.steps.at(-1)?.label ?? labels.get(path) ?? page.name;
      return [{ path, title, document: page.document, words: searchWords[path] ?? [] }];
    }),
  );
  return JSON.stringify(documents);
}

const headTags = (searchTexts: string) =>
  `<link rel="icon" href="/favicon.ico" sizes="32x32"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/><link rel="manifest" href="/site.webmanifest"/><meta name="${textsName}" content="${searchTexts}"/>`;

/** Returns the page's structured data as a JSON-LD script. */
function graphTag({ path, name, steps }: ReadPage): string {
  const trail = steps.map(({ label, href }) => ({ label, href: href || path }));
  const graph = JSON.stringify(structuredData(path, name, trail)).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${graph}</script>`;
}

/**
 * Adds structured data and metadata to the pages, and generates the files for search engines,
 * social networks and the site's search, such as share images, icons, sitemap and search texts.
 * @param art the compiled `share-pictures/card.tsx`
 */
export async function generateSeo(rendered: readonly Page[], art: typeof Card) {
  const pages = rendered.map(readPage);
  const mark = await drawMark(art, colors);
  const files = new Map<string, Buffer | string>(Object.entries(await icons(mark)));
  const siteMap = sitemap();
  if (siteMap) files.set("sitemap.xml", siteMap);
  files.set("robots.txt", robots());
  const security = securityText(new Date());
  if (security) files.set(".well-known/security.txt", security);
  for (const [name, card] of contactCards()) files.set(name, card);
  files.set(serviceWorkerPath.slice(1), await serviceWorker(mark));

  const search = searchFile(pages);
  const searchTexts = `assets/search-${hash("sha256", search).slice(0, 10)}.json`;
  files.set(searchTexts, search);

  const images = new Set<string>();
  const documents = pages.map((page) => {
    const { path, kind, html } = page;
    if (kind === "redirect") return { path, html };
    const [, image] = /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(html) ?? [];
    if (image) images.add(image);
    const graph = kind === "missing" ? "" : graphTag(page);
    const head = headTags(`/${searchTexts}`);
    return {
      path,
      html: html
        .replace("</head>", () => `${head}</head>`)
        .replace("</body>", () => `${graph}</body>`),
    };
  });
  const addresses = [...images];
  const made = await drawSharePictures(art, addresses.map(shareCard), colors);
  for (const [index, address] of addresses.entries()) {
    files.set(address.slice(1), made[index] ?? "");
  }
  return { documents, files };
}
