import "../styles/layers.css";
import "../styles/fonts.css";
import "../styles/reset.css";
import "../styles/tokens.css";
import "../styles/theme.css";
import "../styles/base.css";
import "../styles/utilities.css";
import "../styles/print.css";
import "../styles/settings.css";
import { practice } from "#content/practice";
import { colors } from "#content/theme";
import { searchTextsName } from "../data-attributes.ts";
import { contactsFolder, samplesFolder } from "../file-paths.ts";
import type { Collected } from "../page-context.ts";
import type { Route } from "../routes.ts";
import { pageHeading } from "../seo/page-metadata.ts";
import { structuredData } from "../seo/structured-data/graph.ts";
import { DocumentMetadata } from "./document-metadata.tsx";
import { InlineScript } from "./inline-script.tsx";
import { policyHash } from "./policy-hash.ts";

export type DocumentAssets = {
  /** Initial CSS, inlined. */
  css: string;
  /** Linked style sheets: every file in development, none in a build. */
  styleSheets: readonly string[];
  /** URL of the deferred CSS (fonts, display settings, print), for browsers without script. */
  deferred: string;
  boot: string;
  /** URL of the texts to search; empty in development, which has no such file and no icons. */
  searchTexts: string;
};

/** A page's markup, and what its components reported while they rendered. */
export type RenderedPage = Collected & {
  route: Route;
  /** URLs of the pictures that load first. */
  pictures: readonly string[];
  body: string;
};

const rawHtml = (text: string) => ({ __html: text });

const internalLinks = [
  { href_matches: "/*" },
  { not: { href_matches: [`${samplesFolder}*`, `${contactsFolder}*`] } },
  { not: { selector_matches: "[download], [target=_blank]" } },
];

/**
 * Prerenders the page of a link that a pointer rests on, and fetches that of a link that is touched:
 * a page that starts to render at a touch is not ready in time, and is seen later than without
 * (docs/performance.md). Until it is activated, a prerendered page runs no island and sends no
 * analytics (start/boot.ts).
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: internalLinks }, eagerness: "moderate" }],
  prerender: [
    { where: { and: [...internalLinks, { selector_matches: "a:hover" }] }, eagerness: "moderate" },
  ],
});

const { light, dark } = colors;

/** A built document itself has the policy of its initial CSS, which differs between pages. */
function InitialStyle({ css }: { css: string }) {
  const policy = `style-src 'self' ${policyHash(css)}`;
  return (
    <>
      {import.meta.env.DEV ? null : <meta httpEquiv="Content-Security-Policy" content={policy} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
      <style dangerouslySetInnerHTML={rawHtml(css)} />
    </>
  );
}

const IconsAndSearch = ({ searchTexts }: { searchTexts: string }) => (
  <>
    <link rel="icon" href="/favicon.png" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <meta name={searchTextsName} content={searchTexts} />
  </>
);

function StructuredData({ page: { route, breadcrumb } }: { page: RenderedPage }) {
  if (route.record.redirectTo || route.kind === "missing") return null;
  const data = structuredData(route.path, pageHeading(route.record), breadcrumb);
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped data, which no browser runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={rawHtml(json)} />;
}

/** The `<html>` element around a page. */
export function Document({ page, assets }: { page: RenderedPage; assets: DocumentAssets }) {
  const { route, body } = page;
  const { language = practice.language, redirectTo } = route.record;
  const css = [assets.css, ...page.styles].join("");
  return (
    <html lang={language} {...route.subject}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {page.pictures.map((href) => (
          <link key={href} rel="preload" as="image" href={href} fetchPriority="high" />
        ))}
        <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
        <meta
          name="theme-color"
          content={dark.paper ?? light.paper}
          media="(prefers-color-scheme: dark)"
        />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <DocumentMetadata route={route} />
        {css ? <InitialStyle css={css} /> : null}
        {assets.styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <link rel="stylesheet" href={assets.deferred} />
        </noscript>
        <InlineScript code={assets.boot} />
        {import.meta.env.DEV ? (
          // Before it, a click in the form's preview would be lost.
          <script type="module" src="/@vite/client" blocking="render" />
        ) : null}
        {assets.searchTexts && !redirectTo ? (
          <IconsAndSearch searchTexts={assets.searchTexts} />
        ) : null}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div id="root" dangerouslySetInnerHTML={rawHtml(body)} />
        <InlineScript type="speculationrules" code={speculationRules} />
        <StructuredData page={page} />
      </body>
    </html>
  );
}
