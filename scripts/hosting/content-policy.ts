import { hash } from "node:crypto";
import { practice } from "#content";

const { site, offices, analytics } = practice;
const mapOrigins = (): (string | undefined)[] => offices.map(({ mapUrl }) => originOf(mapUrl));
const originOf = (address: string) => URL.parse(address)?.origin;
/** The CSP source of a URL; sample pages are on this origin. */
const sourceOf = (address: string) => (address.startsWith("/") ? "'self'" : originOf(address));

/** The booking vendor's origin; undefined for the sample page. */
export const bookingOrigin = originOf(site.bookingUrl);

type Sources = Record<string, (string | undefined)[]>;

const join = (directives: Sources): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");

/** The CSP hash source of an inline script or style. */
export const hashOf = (content: string): string => `'sha256-${hash("sha256", content, "base64")}'`;

/** A document's inline scripts and styles. */
type Inline = { scripts: string[]; styles: string[] };

/** Matches data blocks, which browsers do not run and CSP does not restrict. */
const data = /\btype="application\/(?:ld\+)?json"/;

/**
 * Returns the inline scripts and styles of a page.
 * @throws if the page has a `style` or event handler attribute, which hashes cannot allow
 */
export function inlineOf(page: string, html: string): Inline {
  const markup = html.replaceAll(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, "<$1$2>");
  const [attribute] = /<[a-z][^<>]*?\s(?:style|on[a-z]+)=["'][^<>]*>/i.exec(markup) ?? [];
  if (attribute) {
    throw new Error(
      `${page}: expected no style or event handler in an attribute, found ${attribute}`,
    );
  }
  const contents = (expression: RegExp) =>
    [...html.matchAll(expression)]
      .filter(([, attributes = ""]) => !data.test(attributes) && !/\bsrc=/.test(attributes))
      .map(([, , content = ""]) => content)
      .filter((content) => content !== "");
  return {
    scripts: contents(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
    styles: contents(/<style\b([^>]*)>([\s\S]*?)<\/style>/g),
  };
}

/** The Content Security Policy of a page, or of a file other than a page. */
export function sitePolicy({ scripts, styles }: Inline = { scripts: [], styles: [] }): string {
  const contact = originOf(site.contactEndpoint);
  return join({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(hashOf)],
    "style-src": ["'self'", ...styles.map(hashOf)],
    "img-src": ["'self'", site.assetHost],
    "font-src": ["'self'"],
    "connect-src": [
      "'self'",
      // Framed pages are fetched first, to detect failures (docs/decisions/0004).
      bookingOrigin,
      ...mapOrigins(),
      analytics.token && analytics.host,
      contact,
    ],
    "frame-src": [sourceOf(site.bookingUrl), ...mapOrigins()],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'", contact],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["site"],
  });
}

/** The policy of a sample page, which the site frames in place of a vendor's page. */
export const samplePolicy = ({ styles }: Inline): string =>
  join({
    "default-src": ["'none'"],
    "style-src": styles.map(hashOf),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
