import { hash } from "node:crypto";
import { practice } from "../../content-schema/practice.ts";

const { site, offices, analytics } = practice;
const mapOrigins = (): (string | undefined)[] => offices.map(({ mapUrl }) => originOf(mapUrl));
const originOf = (address: string) => URL.parse(address)?.origin;
/** A sample page stands on this site itself. */
const sourceOf = (address: string) => (address.startsWith("/") ? "'self'" : originOf(address));

/** The booking vendor's origin, unless the site's own sample page stands in. */
export const bookingOrigin = originOf(site.bookingUrl);

type Sources = Record<string, (string | undefined)[]>;

const join = (directives: Sources): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(" "))
    .join("; ");

/** The source by which a policy allows one inline script or style. */
export const hashOf = (content: string): string => `'sha256-${hash("sha256", content, "base64")}'`;

/** What a browser would run or apply although it stands in the document itself. */
type Inline = { scripts: string[]; styles: string[] };

/** Scripts that hold data: no browser runs them, and no policy asks about them. */
const data = /\btype="application\/(?:ld\+)?json"/;

/**
 * Finds the inline scripts and styles of a page.
 *
 * @throws if something stands there that no hash can allow: a style or an event handler in an attribute
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

/** The content security policy of a page of the site, or of a file that is no page. */
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
      // The pages that are framed are asked whether they answer (docs/decisions/0004).
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

/** The policy of a sample page, which plays a vendor's page inside the site's own frame. */
export const samplePolicy = ({ styles }: Inline): string =>
  join({
    "default-src": ["'none'"],
    "style-src": styles.map(hashOf),
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'self'"],
  });
