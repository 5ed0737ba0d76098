import "../styles/layers.css";
import type { ComponentType, ReactElement } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { illustrationFiles } from "../components/illustration/illustrations.ts";
import { SiteLayout } from "../layout/site-layout.tsx";
import { type Collected, PageContext } from "../page-context.ts";
import { type Route, routes } from "../routes.ts";
import type { PageRecord } from "../seo/page-metadata.ts";
import { Document, type DocumentAssets, type RenderedPage } from "./document.tsx";

export { illustrationFiles, routes };

type PageModule = { default: ComponentType<{ page: PageRecord }> };

const modules = import.meta.glob<PageModule>("../pages/*.tsx");

/** The path of a route's module, relative to the project. */
export const pageFile = ({ page }: Route): string => `app/pages/${page}.tsx`;

/** @throws {Error} naming the route if its page has no file */
export async function renderPage(route: Route): Promise<RenderedPage> {
  const load = modules[`../pages/${route.page}.tsx`];
  if (!load) {
    throw new Error(`${route.path}: expected a page in ${pageFile(route)}, found none`);
  }
  const { default: Page } = await load();
  const collected: Collected = { scripts: new Set(), styles: new Set(), breadcrumb: [] };
  const html = renderToStaticMarkup(
    <PageContext value={{ path: route.path, collected, renderIsland: islandRenderer() }}>
      <SiteLayout>
        <Page page={route.record} />
      </SiteLayout>
    </PageContext>,
  );
  // React's preloads of the first pictures, which belong into the head.
  const [preloads = ""] = /^(?:<link [^>]*>)*/.exec(html) ?? [];
  const pictures = [...preloads.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
  return { ...collected, route, pictures, body: html.slice(preloads.length) };
}

/** Gives each island of a page its own ids. */
function islandRenderer() {
  let count = 0;
  return (content: ReactElement | undefined) => {
    count += 1;
    const prefix = `i${count}`;
    const html = content ? renderToString(content, { identifierPrefix: prefix }) : "";
    return { html, prefix };
  };
}

/** The HTML document of a page. */
export function renderDocument(page: RenderedPage, assets: DocumentAssets): string {
  const context = { path: page.route.path, collected: page, renderIsland: islandRenderer() };
  const html = renderToStaticMarkup(
    <PageContext value={context}>
      <Document page={page} assets={assets} />
    </PageContext>,
  );
  return `<!doctype html>${html}`;
}
