import { galleryMediaFolder, samplesFolder } from "../app/file-paths.ts";
import { galleryPath, paths, servicePath } from "../app/paths.ts";
import { notFoundPaths, redirects } from "../app/redirects.ts";

export type Headers = Record<string, string>;
/** Headers for one address, or for all that begin with what stands before a final `*`. */
type HeaderRule = { path: string; headers: Headers };
type Redirect = { from: string; to: string; status: number };
/** What answers an address that has no file; `*` stands for one part of an address, or at the end of the list for all. */
export type MissingRule =
  | { path: string; page: string }
  | { path: string; to: string; status: number };

/**
 * The one list of headers, redirects, rewrites and cache rules. The built-in server reads it as it
 * is; the configurations of all other hosts are written from it when the site is built.
 */
export type Rules = {
  /** Of two rules for one address the later one decides, header by header. */
  headers: HeaderRule[];
  /** Joins the answers that are sent over TLS. */
  secure: { headers: Headers; policy: string };
  redirects: Redirect[];
  /** The first one that fits decides. */
  missing: MissingRule[];
};

type RuleSource = {
  /** The content security policy of each page, and under `*` that of all other files. */
  policies: ReadonlyMap<string, string>;
  /** Origins that may use camera, microphone and place: that of the booking vendor. */
  delegates: readonly string[];
  /** Whether search engines may list the site at all. */
  isListed: boolean;
  /** Whether pages of another origin show the gallery's pictures from this host. */
  isAssetHost: boolean;
};

const year = 31_536_000;
const kept = `public, max-age=${year}, immutable`;
/** The same wherever it is said, so that `_headers` can say it for all addresses at once. */
const unlisted = "noindex, noimageindex";

/**
 * What a frame of another origin gets only if both this site and it are in the list, and what this
 * site never asks for and a visitor could be tricked into granting.
 */
const permissions = (delegates: readonly string[]): string =>
  [
    ...["camera", "microphone", "geolocation"].map(
      (name) => `${name}=(${["self", ...delegates.map((each) => `"${each}"`)].join(" ")})`,
    ),
    ...["display-capture", "payment", "usb"].map((name) => `${name}=()`),
  ].join(", ");

/** Whether a page has the one policy of all services: hosts allow few rules. */
export const isOfServices = (path: string): boolean => path.startsWith(servicePath(""));

/** Whether a page is the sample page of a vendor, which the site's own pages frame. */
export const isFramed = (path: string): boolean => path.startsWith(samplesFolder);

const galleryPictures = (isAssetHost: boolean): HeaderRule => ({
  path: `${galleryMediaFolder}*`,
  headers: {
    "Cache-Control": kept,
    "X-Robots-Tag": unlisted,
    ...(isAssetHost ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  },
});

function headerRules(pages: readonly string[], source: RuleSource): HeaderRule[] {
  const { policies, delegates, isListed, isAssetHost } = source;
  const policyOf = (path: string) => ({
    "Content-Security-Policy": policies.get(path) ?? policies.get("*") ?? "",
  });
  return [
    {
      path: "/*",
      headers: {
        ...policyOf(notFoundPaths.page),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": permissions(delegates),
        "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-cache",
        ...(isListed ? {} : { "X-Robots-Tag": unlisted }),
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": kept } },
    ...(policies.has(paths.gallery) ? [galleryPictures(isAssetHost)] : []),
    // Drawn to be shown by other sites.
    { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
    { path: `${servicePath("")}*`, headers: policyOf(notFoundPaths.service) },
    ...pages
      .filter((path) => !isOfServices(path))
      .map((path) => ({
        path,
        headers: {
          ...policyOf(path),
          ...(isFramed(path) ? { "X-Frame-Options": "SAMEORIGIN" } : {}),
        },
      })),
  ];
}

/** The rules of a built site. */
export function siteRules(source: RuleSource): Rules {
  const { policies } = source;
  const missing = new Set<string>(Object.values(notFoundPaths));
  const pages = [...policies.keys()].filter((path) => path !== "*" && !missing.has(path));
  // What the practice does without has no page, and no rule leads to it.
  const moved = redirects.filter(({ to }) => policies.has(to));
  const hasGallery = policies.has(paths.gallery);
  return {
    headers: headerRules(pages, source),
    secure: {
      headers: { "Strict-Transport-Security": `max-age=${year}` },
      policy: "upgrade-insecure-requests",
    },
    redirects: [
      ...moved,
      // One form of every address: without a final slash, and without the name of its file.
      ...pages
        .filter((path) => path !== "/" && !path.endsWith(".html"))
        .flatMap((path) => {
          const to = moved.find(({ from }) => from === path)?.to ?? path;
          return ["/", "/index.html"].map((end) => ({ from: path + end, to, status: 308 }));
        }),
      { from: "/index.html", to: "/", status: 308 },
    ],
    missing: [
      ...(hasGallery ? [{ path: `${galleryPath("")}*`, to: paths.gallery, status: 302 }] : []),
      { path: `${servicePath("")}*`, page: `${notFoundPaths.service}.html` },
      { path: "/*", page: `${notFoundPaths.page}.html` },
    ],
  };
}

const fits = (pattern: string, path: string) =>
  pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

/** The headers of the answer at one address. */
export function headersFor({ headers, secure }: Rules, path: string, overTls: boolean): Headers {
  const all: Headers = {};
  for (const rule of headers) if (fits(rule.path, path)) Object.assign(all, rule.headers);
  if (!overTls) return all;
  const policy = `${all["Content-Security-Policy"]}; ${secure.policy}`;
  return { ...all, ...secure.headers, "Content-Security-Policy": policy };
}

/** The rule for an address that has no file. */
export function missingFor({ missing }: Rules, path: string): MissingRule | undefined {
  return missing.find(({ path: pattern }) =>
    pattern === "/*" ? true : fits(pattern, path) && !/\/./.test(path.slice(pattern.length - 1)),
  );
}
