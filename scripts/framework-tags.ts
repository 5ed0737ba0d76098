/** Takes exactly one match out of a page, or stops the build: the framework's output has changed. */
function take(
  html: string,
  pattern: RegExp,
  what: string,
  page: string,
): [string, RegExpExecArray] {
  const match = pattern.exec(html);
  if (!match) throw new Error(`${page}: expected ${what} in the framework's output, found none`);
  return [html.replace(match[0], ""), match];
}

/** What the framework needs to know of a page, the same on all of them. */
export type Framework = { context: unknown; state: unknown };

export type Taken = {
  rest: string;
  framework: Framework;
  /** The page's modules: the framework's list of routes, the page's own, and the first one to run. */
  modules: { manifest: string; routes: Record<string, string>; entry: string };
};

/** Takes the framework's style and script tags out of a built page. */
export function takeFramework(html: string, page: string): Taken {
  let rest = html.replaceAll(/<link rel="modulepreload"[^>]*\/>/g, "");
  let match: RegExpExecArray;
  [rest] = take(rest, /<link rel="stylesheet"[^>]*\/>/, "one style sheet", page);
  [rest, match] = take(
    rest,
    /<script>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream[\s\S]*?<\/script>/,
    "the router's context",
    page,
  );
  const context = JSON.parse(match[1] ?? "") as unknown;
  [rest, match] = take(
    rest,
    /<script type="module" async="">import "([^"]+)";([\s\S]*?)window\.__reactRouterRouteModules = (\{.*?\});\s*import\("([^"]+)"\);<\/script>/,
    "the route modules",
    page,
  );
  const [, manifest = "", imports = "", names = "", entry = ""] = match;
  const urls = new Map(
    [...imports.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name, url]) => [
      name,
      url,
    ]),
  );
  const routes = Object.fromEntries(
    [...names.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, urls.get(name) ?? ""]),
  );
  [rest, match] = take(
    rest,
    /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script><!--\$--><script>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/,
    "the router's state",
    page,
  );
  const state = JSON.parse(match[1] ?? "") as unknown;
  return { rest, framework: { context, state }, modules: { manifest, routes, entry } };
}

/** Says the same with fewer characters: empty tags, and a mark for routes found later, which none is. */
export const shorter = (html: string) =>
  html.replaceAll(/><\/(?:path|circle|use)>/g, "/>").replaceAll(' data-discover="true"', "");

/**
 * Empties the script that would put a visit back to its place: browsers do that themselves for a
 * page that is whole when it is parsed, and `app/start/begin.ts` names the entry in the history. The
 * element stays, since React expects it.
 */
export function withoutPlace(html: string): string {
  const [, script] = /<script>(\(\(storageKey[\s\S]*?)<\/script>/.exec(html) ?? [];
  if (!script) throw new Error("expected the router's script that restores the place, found none");
  return html.replace(script, "");
}

type Route = { css?: string[]; imports: string[]; [fact: string]: unknown };
type Manifest = { entry: Route; routes: Record<string, Route> };

/**
 * Shortens the framework's list of routes, which every page fetches: what a route has not is left
 * out, and so are the files that came with the first page, whatever it was. No route has a sheet, or
 * the router would fetch what the start script brings.
 */
export function shorterManifest(script: string): string {
  const [, name = "", list = ""] = /^(\S+?=)(\{.*\});$/.exec(script) ?? [];
  const { entry, routes, ...rest } = JSON.parse(list) as Manifest;
  const first = new Set([...entry.imports, ...(routes["root"]?.imports ?? [])]);
  const short = Object.entries(routes).map(([id, { css: _, imports, ...facts }]) => {
    const own = imports.filter((file) => !first.has(file));
    const has = Object.entries(facts).filter(([, value]) => value !== false);
    return [id, { ...Object.fromEntries(has), ...(own.length > 0 ? { imports: own } : {}) }];
  });
  const all = { ...rest, entry: { ...entry, css: [] }, routes: Object.fromEntries(short) };
  return `${name}${JSON.stringify(all)};`;
}
