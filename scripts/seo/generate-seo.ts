import { hash } from "node:crypto";
import { parseFragment } from "parse5";
import { searchWords } from "#content/search-words";
import * as commonWords from "#words/common";
import type { RenderedPage } from "../../app/document/document.tsx";
import { serviceWorkerPath } from "../../app/file-paths.ts";
import { paths } from "../../app/paths.ts";
import { robotsByKind } from "../../app/seo/page-metadata.ts";
import { serviceWorker } from "../offline/service-worker.ts";
import type * as Card from "../share-images/card.tsx";
import { renderShareImages } from "../share-images/render.ts";
import { icons } from "./icons.ts";
import { createSearchTexts } from "./search-texts.ts";
import { contactCards, robots, securityText, sitemap } from "./site-files.ts";

/** Generates, by name, what browsers, search engines and social networks fetch beside pages. */
export async function generateSeo(pages: readonly RenderedPage[], cardModule: typeof Card) {
  const mark = cardModule.brandMark();
  // Indexable pages; none without a configured origin.
  const listed = pages.map(({ route }) => route).filter(({ kind }) => !robotsByKind[kind]);
  const shareImages = pages.flatMap(({ route: { shareImage } }) => shareImage ?? []);
  const files = new Map<string, Buffer | string>([
    ...Object.entries(await icons(mark)),
    ["robots.txt", robots(listed.length > 0)],
    ...contactCards(),
    [serviceWorkerPath.slice(1), await serviceWorker(mark)],
    ...(await renderShareImages(cardModule, shareImages)),
  ]);
  if (listed.length > 0) files.set("sitemap.xml", sitemap(listed));
  const security = securityText();
  if (security) files.set(".well-known/security.txt", security);

  // Public and unsigned pages, and the gallery's index before its gate.
  const searched = pages.flatMap(({ route: { path, kind }, breadcrumb, body }) => {
    if (!["public", "unsigned"].includes(kind) && path !== paths.gallery) return [];
    const title = breadcrumb.at(-1)?.label ?? commonWords.breadcrumb.home;
    return [{ path, title, document: parseFragment(body) }];
  });
  const search = JSON.stringify(createSearchTexts(searched, searchWords));
  const searchTexts = `/assets/search-${hash("sha256", search).slice(0, 10)}.json`;
  files.set(searchTexts.slice(1), search);
  return { files, searchTexts };
}
