/*
 * The part of the start that no tap waits for, in a file of its own so that pages stay small: gives
 * the framework what it would have put into the page, and starts it.
 */
import type { PageModules } from "./start.ts";

/** Put before this file by the build: the same on every page. */
declare const framework: { context: Record<string, unknown>; state: string };
declare const modules: {
  /** The framework's list of routes, and its first module to run. */
  manifest: string;
  entry: string;
  /** The modules of the routes that all pages share, by route. */
  routes: Record<string, string>;
};

declare global {
  interface Window {
    /** Not in all browsers. */
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
    };
  }
}

const root = document.documentElement;
/** A tap on a link longer ago than this has been given up (milliseconds). */
const journey = 15_000;

type Soon = (task: () => void) => unknown;

/**
 * Starts the framework on a page.
 *
 * @param soon does a task when the browser is idle
 */
export async function begin(page: PageModules, soon: Soon): Promise<void> {
  trustLittle();
  standInForStorage();
  resume();
  nameVisit();
  if (root.dataset["later"] !== undefined) {
    addEventListener("site:hydrated", () => soon(() => layOutRest(soon)), { once: true });
  }
  const routes = { ...modules.routes, ...page };
  if (document.readyState === "loading") {
    await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed, { once: true }));
  }
  const load = (url: string) => import(/* @vite-ignore */ url) as Promise<unknown>;
  const [loaded] = await Promise.all([
    Promise.all(Object.values(routes).map(load)),
    load(modules.manifest),
  ]);
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(framework.state);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());
  const ids = Object.keys(routes);
  Object.assign(window, {
    __reactRouterContext: { ...framework.context, stream },
    __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, loaded[index]])),
  });
  await load(modules.entry);
}

/**
 * The policy demands Trusted Types: no text becomes markup or script unless it is one of these
 * (docs/decisions/0043). React makes script elements out of the one constant.
 */
function trustLittle(): void {
  window.trustedTypes?.createPolicy("default", {
    createHTML: (text) => (!text || text === "<script></script>" ? text : null),
    // Data that no browser runs.
    createScript: (text) => {
      try {
        return typeof JSON.parse(text) === "object" ? text : null;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}

/**
 * Where the browser refuses session storage or it is full, the page keeps its own for as long as it
 * lives, so that nothing on it has to expect a refusal.
 */
function standInForStorage(): void {
  try {
    // A full storage refuses only what is written.
    sessionStorage.setItem("probe", "");
    sessionStorage.removeItem("probe");
  } catch {
    const memory = new Map<string, string>();
    const value = {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, text: string) => void memory.set(key, text),
      removeItem: (key: string) => void memory.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value, configurable: true });
    root.dataset["storage"] = "page";
  }
}

/** Goes on to the page whose files were missing when the visitor tapped its link. */
function resume(): void {
  const pending = sessionStorage.getItem("pending_navigation");
  sessionStorage.removeItem("pending_navigation");
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!pending || visit?.type !== "reload") return;
  const { target, at } = JSON.parse(pending) as { target: string; at: number };
  if (Date.now() - at < journey) location.replace(target);
}

/** Gives this entry of the history the name under which the router keeps its place. */
function nameVisit(): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
}

/** What lies below the first screen, a few blocks at a time so that a tap need not wait. */
const atOnce = 4;
const later = ".section, .service-part, .care, .testimonial, .prose > *, .footer";

function layOutRest(soon: Soon): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(later)].filter(
    ({ style }) => style.contentVisibility !== "visible",
  );
  for (const { style } of waiting.slice(0, atOnce)) style.contentVisibility = "visible";
  if (waiting.length > atOnce) soon(() => layOutRest(soon));
  else delete root.dataset["later"];
}
