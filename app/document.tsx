import "./styles/layers.css";
import "./styles/fonts.css";
import "./styles/reset.css";
import "./styles/tokens.css";
import "./styles/theme.css";
import "./styles/base.css";
import "./styles/settings.css";
import { colors, language } from "#content";
import { contactsFolder, samplesFolder } from "./file-paths.ts";
import { DocumentMetadata } from "./seo/document-metadata.tsx";
import type { PageMetadata } from "./seo/page-metadata.ts";

/** Assets that the build or the development server injects into a document. */
export type DocumentAssets = {
  /** Initial CSS, inlined. */
  css: string;
  /** Linked style sheets: every file in development, none in a build. */
  sheets: readonly string[];
  /** URL of the deferred CSS (fonts, display settings, print), for browsers without script. */
  deferred: string;
  /** Source of the boot script (`islands/boot.ts`). */
  boot: string;
  /** Module scripts, in development only. */
  modules: readonly string[];
};

const inline = (text: string) => ({ __html: text });

/**
 * Prerenders the page of a same-origin link on hover or pointer down. Until the page is activated,
 * it runs no island and sends no analytics (islands/boot.ts).
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: [`${samplesFolder}*`, `${contactsFolder}*`] } },
          { not: { selector_matches: "[download], [target=_blank]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Sets the color of the browser's interface for each color scheme. */
function ThemeColors() {
  const { light, dark } = colors;
  return (
    <>
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta
        name="theme-color"
        content={dark.paper ?? light.paper}
        media="(prefers-color-scheme: dark)"
      />
    </>
  );
}

/** Renders the `<html>` element around a page. */
export function Document({
  metadata,
  assets,
  attributes,
  body,
}: {
  metadata: PageMetadata;
  assets: DocumentAssets;
  /** Data attributes of the root element, for analytics. */
  attributes: Readonly<Record<`data-${string}`, string>>;
  /** The page's markup. */
  body: string;
}) {
  return (
    <html lang={language} {...attributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColors />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <DocumentMetadata metadata={metadata} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own styles */}
        {assets.css ? <style dangerouslySetInnerHTML={inline(assets.css)} /> : null}
        {assets.sheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <noscript>
          <link rel="stylesheet" href={assets.deferred} />
        </noscript>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own script */}
        <script dangerouslySetInnerHTML={inline(assets.boot)} />
        {assets.modules.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div id="root" dangerouslySetInnerHTML={inline(body)} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script type="speculationrules" dangerouslySetInnerHTML={inline(speculationRules)} />
      </body>
    </html>
  );
}
