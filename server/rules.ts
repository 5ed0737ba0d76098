import { missingPaths, redirects } from "../app/redirects.ts";

export type Headers = Record<string, string>;
/** Headers for one address, or for all that begin with what stands before a final `*`. */
export type HeaderRule = { path: string; headers: Headers };
export type Redirect = { from: string; to: string; status: number };
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

export type RuleSource = {
  /** The content security policy of each page, and under `*` that of all other files. */
  policies: ReadonlyMap<string, string>;
  /** The pages that are framed by the site itself. */
  framed: readonly string[];
  /** Origins that may use camera, microphone and place: that of the booking vendor. */
  delegates: readonly string[];
  /** Whether search engines may list the site at all. */
  isListed: boolean;
  /** Whether pages of another origin show the gallery's pictures from this host. */
  isAssetHost: boolean;
};

const year = 31_536_000;
const kept = `public, max-age=${year}, immutable`;

/**
 * What this site never asks for and a visitor could be tricked into granting. Frames of other origins
 * get no such feature anyway; a longer list would make the headers of every page larger.
 */
const unused = ["display-capture", "payment", "usb"];

/** Features that a frame of another origin gets only if both this site and it stand in the list. */
const delegated = ["camera", "microphone", "geolocation"];

const permissions = (delegates: readonly string[]): string =>
  [
    ...delegated.map(
      (name) => `${name}=(${["self", ...delegates.map((each) => `"${each}"`)].join(" ")})`,
    ),
    ...unused.map((name) => `${name}=()`),
  ].join(", ");

/** The page that is shown for an address without a file: that of its folder. */
export const standInFor = (path: string): string =>
  path.startsWith("/service/") ? missingPaths.service : missingPaths.page;

const galleryPage = "/gallery-popup";

const galleryPictures = (isAssetHost: boolean): HeaderRule => ({
  path: "/gallery-media/*",
  headers: {
    "Cache-Control": kept,
    "X-Robots-Tag": "noindex, noimageindex",
    ...(isAssetHost ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
  },
});

/** The rules of a built site. */
export function siteRules({
  policies,
  framed,
  delegates,
  isListed,
  isAssetHost,
}: RuleSource): Rules {
  const policy = "Content-Security-Policy";
  const pages = [...policies.keys()].filter((path) => path !== "*");
  const missing = new Set<string>(Object.values(missingPaths));
  // What the practice does without has no page, and no rule leads to it.
  const moved = redirects.filter(({ to }) => policies.has(to));
  const hasGallery = policies.has(galleryPage);
  const policyOf = (path: string) => policies.get(path) ?? policies.get("*") ?? "";
  // Hosts allow few rules, so that a page has none for what its folder's rule says.
  const differs = (path: string) =>
    framed.includes(path) || policyOf(path) !== policyOf(standInFor(path));
  return {
    headers: [
      {
        path: "/*",
        headers: {
          [policy]: policyOf(missingPaths.page),
          "X-Content-Type-Options": "nosniff",
          "X-Frame-Options": "DENY",
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Permissions-Policy": permissions(delegates),
          "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
          "Cross-Origin-Resource-Policy": "same-origin",
          "Cache-Control": "no-cache",
          ...(isListed ? {} : { "X-Robots-Tag": "noindex" }),
        },
      },
      { path: "/assets/*", headers: { "Cache-Control": kept } },
      ...(hasGallery ? [galleryPictures(isAssetHost)] : []),
      // Drawn to be shown by other sites.
      { path: "/share/*", headers: { "Cross-Origin-Resource-Policy": "cross-origin" } },
      { path: "/service/*", headers: { [policy]: policyOf(missingPaths.service) } },
      ...pages
        .filter((path) => !missing.has(path) && differs(path))
        .map((path) => ({
          path,
          headers: {
            [policy]: policyOf(path),
            ...(framed.includes(path) ? { "X-Frame-Options": "SAMEORIGIN" } : {}),
          },
        })),
    ],
    secure: {
      headers: { "Strict-Transport-Security": `max-age=${year}` },
      policy: "upgrade-insecure-requests",
    },
    redirects: [
      ...moved,
      // One form of every address: without a final slash, and without the name of its file.
      ...pages
        .filter((path) => path !== "/" && !path.endsWith(".html") && !missing.has(path))
        .flatMap((path) => {
          const to = moved.find(({ from }) => from === path)?.to ?? path;
          return ["/", "/index.html"].map((end) => ({ from: path + end, to, status: 308 }));
        }),
      { from: "/index.html", to: "/", status: 308 },
    ],
    missing: [
      ...(hasGallery ? [{ path: "/gallery/*", to: galleryPage, status: 302 }] : []),
      { path: "/service/*", page: `${missingPaths.service}.html` },
      { path: "/*", page: `${missingPaths.page}.html` },
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
