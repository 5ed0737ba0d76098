import { galleryMediaFolder, samplesFolder } from "../app/file-paths.ts";
import { galleryPath, paths } from "../app/paths.ts";
import { servicePath } from "../content-schema/format/page-path.ts";

export type Headers = Record<string, string>;
/** Headers for a path, or for a prefix that ends in `*`. */
type HeaderRule = { path: string; headers: Headers };
/** The response for a path without a file; `*` matches one segment, in the last rule any path. */
export type MissingRule =
  | { path: string; page: string }
  | { path: string; to: string; status: number };

/** Read by the built-in server; the build generates all other hosts' configurations from them. */
export type Rules = {
  /** If several rules match a path, the last value of each header applies. */
  headers: HeaderRule[];
  /** Added to responses over TLS. */
  secure: Headers;
  redirects: { from: string; to: string; status: number }[];
  /** The first match applies. */
  missing: MissingRule[];
  /** The page for a path that cannot be decoded, such as one cut off in an email. */
  malformed: string;
};

type RuleSource = {
  policy: string;
  /** Without the documents for unknown paths. */
  pages: readonly string[];
  redirects: Rules["redirects"];
  /** Paths of pages with the pictures of their first screens. */
  firstPictures: ReadonlyMap<string, Iterable<string>>;
  /** The origin that may use camera, microphone and geolocation: the booking vendor's. */
  vendorOrigin?: string | undefined;
  isIndexable: boolean;
  /** Whether this host serves gallery pictures to pages of another origin. */
  isAssetHost: boolean;
};

const yearSeconds = 31_536_000;
const hourSeconds = 3600;
const immutable = `public, max-age=${yearSeconds}, immutable`;
/** A single value, so that `_headers` can set it once for all paths. */
const noindex = "noindex, noimageindex";

// Delegating to the vendor's frame requires listing both origins. The last three features are
// unused, and a visitor could be tricked into granting them.
function permissions(vendorOrigin: string | undefined): string {
  const origins = vendorOrigin ? `self "${vendorOrigin}"` : "self";
  const shared = ["camera", "microphone", "geolocation"].map((name) => `${name}=(${origins})`);
  return [...shared, "display-capture=()", "payment=()", "usb=()"].join(", ");
}

/** A header with which browsers load a picture before they parse the document. */
const preload = (href: string) => `<${href}>; rel=preload; as=image; fetchpriority=high`;

function headerRules(source: RuleSource): HeaderRule[] {
  const { policy, pages, firstPictures, vendorOrigin, isIndexable, isAssetHost } = source;
  const galleryPictures = {
    // A withdrawn consent has to reach every browser, and shared caches keep no copy.
    "Cache-Control": `private, max-age=${hourSeconds}`,
    "X-Robots-Tag": noindex,
    ...(isAssetHost ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  };
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "SAMEORIGIN",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": permissions(vendorOrigin),
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-cache",
        ...(isIndexable ? {} : { "X-Robots-Tag": noindex }),
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": immutable } },
    ...(pages.includes(paths.gallery)
      ? [{ path: `${galleryMediaFolder}*`, headers: galleryPictures }]
      : []),
    // A sandboxed sample page has an opaque origin, so its font needs CORS.
    { path: `${samplesFolder}*`, headers: { "Access-Control-Allow-Origin": "*" } },
    // Other sites embed share images.
    { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
    ...[...firstPictures].map(([path, pictures]) => ({
      path,
      headers: { Link: [...pictures].map(preload).join(", ") },
    })),
  ];
}

/** Returns the rules of a built site. */
export function siteRules(source: RuleSource): Rules {
  const { pages, redirects } = source;
  const hasGallery = pages.includes(paths.gallery);
  return {
    headers: headerRules(source),
    secure: { "Strict-Transport-Security": `max-age=${yearSeconds}` },
    redirects: [
      ...redirects,
      ...pages
        .filter((path) => path !== "/")
        .flatMap((path) => {
          const redirect = redirects.find(({ from }) => from === path);
          const { to, status } = redirect ?? { to: path, status: 308 };
          return ["/", "/index.html"].map((end) => ({ from: path + end, to, status }));
        }),
      { from: "/index.html", to: "/", status: 308 },
      // Some browsers and feed readers request it without reading a page.
      { from: "/favicon.ico", to: "/favicon.png", status: 301 },
    ],
    missing: [
      ...(hasGallery ? [{ path: `${galleryPath("")}*`, to: paths.gallery, status: 302 }] : []),
      { path: `${servicePath("")}*`, page: `${paths.unknownService}.html` },
      { path: "/*", page: `${paths.notFound}.html` },
    ],
    malformed: `${paths.malformed}.html`,
  };
}

const matchesPath = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** Returns the response headers for a path. */
export function headersFor({ headers, secure }: Rules, path: string, overTls: boolean): Headers {
  const merged: Headers = {};
  for (const rule of headers) if (matchesPath(rule.path, path)) Object.assign(merged, rule.headers);
  return overTls ? { ...merged, ...secure } : merged;
}

/** Returns the rule for a path without a file. */
export function fallbackFor({ missing }: Rules, path: string): MissingRule | undefined {
  return missing.find(({ path: pattern }) =>
    pattern === "/*"
      ? true
      : matchesPath(pattern, path) && !/\/./.test(path.slice(pattern.length - 1)),
  );
}
