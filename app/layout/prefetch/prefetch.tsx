import { useEffect, useState } from "react";
import { matchRoutes, type RouteObject, useLocation } from "react-router";

type Connection = { saveData?: boolean; effectiveType?: string };

/** No more pages than this are fetched on the mere chance that they are wanted. */
const mostInView = 8;

/** Whether the connection has room for pages that nobody has asked for. Unknown counts as room. */
function hasRoom(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? "4g") === "4g";
}

/** The path that a link on this site leads to; null for all other targets. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  return link && link.pathname !== location.pathname ? link.pathname : null;
}

type Entry = { id: string; parentId?: string; path?: string; index?: boolean; module: string };
type Manifest = { routes: Record<string, Entry & { imports?: string[] }> };

/** The part of the framework's list of routes that lies under one of them. */
const branch = ({ routes }: Manifest, parent?: string): RouteObject[] =>
  Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: branch({ routes }, id) },
    );

/** The script files of a page. */
function filesOf(path: string): string[] {
  const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: Manifest };
  if (!manifest) return [];
  return (matchRoutes(branch(manifest), path) ?? []).flatMap(({ route }) => {
    const { module = "", imports = [] } = manifest.routes[route.id ?? ""] ?? {};
    return [module, ...imports];
  });
}

/**
 * Fetches the files of pages before their links are followed: at the first sign (pointer, touch,
 * focus), and, where the connection has room, of the links in view. Pictures and data are not
 * fetched, so nothing behind the gallery's gate is. The framework's own prefetching also runs the
 * files, and loads the page again if one fails: Firefox lets them fail when another page is on its
 * way, which the reload would then call back.
 */
export function Prefetch() {
  const { pathname } = useLocation();
  const [paths, setPaths] = useState<readonly string[]>([]);

  useEffect(() => {
    const want = (path: string | null) => {
      if (path) setPaths((known) => (known.includes(path) ? known : [...known, path]));
    };
    const sign = ({ target }: Event) => want(pathOf(target));
    const signs = ["pointerover", "touchstart", "focusin"];
    for (const name of signs) addEventListener(name, sign, { passive: true });
    return () => {
      for (const name of signs) removeEventListener(name, sign);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has links of its own
  useEffect(() => {
    if (!hasRoom()) return;
    let left = mostInView;
    const seen = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const path = isIntersecting ? pathOf(target) : null;
        if (!path || left === 0) continue;
        seen.unobserve(target);
        left -= 1;
        setPaths((known) => (known.includes(path) ? known : [...known, path]));
      }
    });
    const look = setTimeout(() => {
      for (const link of document.querySelectorAll("main a[href^='/']")) seen.observe(link);
    }, 1000);
    return () => {
      clearTimeout(look);
      seen.disconnect();
    };
  }, [pathname]);

  const files = new Set(paths.flatMap(filesOf));
  return [...files].map((file) => <link key={file} rel="modulepreload" href={file} />);
}
