import type { ComponentType } from "react";
import { reloadedKey } from "../storage-keys.ts";
import { answered, namedBy, namingControl } from "./controls.ts";
import type { Trigger } from "./island.tsx";
import { type IslandName, islands } from "./registry.ts";
import { remembersSession } from "./session-storage-fallback.ts";
import { whenIdle } from "./when-idle.ts";

const selector = "[data-island]";
/** Distance from the viewport at which an island is hydrated. */
const nearView = "300px";

type Connection = { saveData?: boolean };

/** Resolves with each island's container once it is mounted; undefined if its file is missing. */
const mounting = new WeakMap<Element, Promise<HTMLElement | undefined>>();
/** Props are kept out of the document: session recordings include attributes. */
const propsOf = new WeakMap<Element, string>();

/** Minimum time between two reloads for a missing file (milliseconds). */
const reloadGuardMs = 30_000;

let leaving = false;
let giveUp: (error: unknown) => void = () => {};

/** Reloads the page once for a missing file, usually due to a new release; then calls `giveUp`. */
function onMissingFile(error: unknown): undefined {
  // Browsers abort requests when the page unloads; a reload would cancel the navigation.
  if (leaving) return;
  const now = Date.now();
  const last = Number(sessionStorage.getItem(reloadedKey));
  if (navigator.onLine && remembersSession() && now - last > reloadGuardMs) {
    sessionStorage.setItem(reloadedKey, `${now}`);
    location.reload();
  } else giveUp(error);
}

/** Loads an island's code and hydrates it, once. */
function wake(island: HTMLElement): Promise<HTMLElement | undefined> {
  const known = mounting.get(island);
  if (known || isMounted(island)) return known ?? Promise.resolve(island);
  const name = island.dataset["island"] as IslandName;
  const mount = Promise.all([import("./mount.ts"), islands[name]()]).then(
    ([{ mountIsland }, component]) =>
      mountIsland(island, component as ComponentType<never>, propsOf.get(island)),
    onMissingFile,
  );
  mounting.set(island, mount);
  return mount;
}

/** Returns the island that contains an element, or that its control targets (controls.ts). */
function islandOf(element: Element | null): HTMLElement | null {
  const own = element?.closest<HTMLElement>(selector);
  if (own) return own;
  const control = namingControl(element);
  const target = control && document.getElementById(namedBy(control));
  return target?.matches(selector)
    ? target
    : (target?.querySelector<HTMLElement>(`${selector}[data-on="intent"]`) ?? null);
}

const isMounted = ({ dataset }: HTMLElement) => dataset["mounted"] !== undefined;

const elementOf = ({ target }: Event) => (target instanceof Element ? target : null);

const controlsIn = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>("button, a, input"),
];

/** Queues a click or key press on an island that is not mounted, and replays it after mount. */
function keep(event: MouseEvent | KeyboardEvent): void {
  const element = elementOf(event);
  const island = islandOf(element);
  if (!island || isMounted(island)) return;
  const control = element?.closest<HTMLElement>(answered);
  // The browser opens popovers natively.
  if (!control || control.hasAttribute("popovertarget")) return;
  if (event instanceof KeyboardEvent && !event.key.startsWith("Arrow")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const place = controlsIn(island).indexOf(control);
  // An attribute inside the island would cause a hydration mismatch.
  const busy = island.contains(control) ? island : control;
  busy.setAttribute("aria-busy", "true");
  wake(island).then((mounted) => {
    busy.removeAttribute("aria-busy");
    // A remounted island has new controls.
    const target = control.isConnected ? control : mounted && controlsIn(mounted)[place];
    if (!target || !mounted) return;
    if (event instanceof KeyboardEvent) {
      // Skip the replay if the visitor has moved focus since.
      if (![control, document.body].includes(document.activeElement as HTMLElement)) return;
      target.focus();
      target.dispatchEvent(new KeyboardEvent(event.type, event));
    } else target.click();
  });
}

function watchIntent(all: readonly HTMLElement[]): void {
  const want = (event: Event) => {
    const island = islandOf(elementOf(event));
    if (island?.dataset["on"] === "intent") wake(island);
  };
  // Dragging or dropping a file fires no pointer events.
  const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];
  for (const sign of [...signs, "dragenter", "change"]) {
    addEventListener(sign, want, { passive: true, capture: true });
  }
  addEventListener("click", keep, true);
  addEventListener("keydown", keep, true);
  for (const island of all) if (island.matches(":has(:hover, :focus)")) wake(island);
}

/** An island's own element generates no box (`display: contents`). */
const boxOf = (island: HTMLElement) => island.firstElementChild ?? island.parentElement ?? island;

function watchView(all: readonly HTMLElement[]): void {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        seen.unobserve(target);
        for (const island of all) if (boxOf(island) === target) wake(island);
      }
    },
    { rootMargin: nearView },
  );
  for (const island of all) seen.observe(boxOf(island));
}

/** Sets up each trigger. */
const triggers: Record<Trigger, (all: readonly HTMLElement[]) => void> = {
  intent: watchIntent,
  visible: watchView,
  idle: (all) => {
    for (const island of all) whenIdle(() => void wake(island));
  },
};

/** Prefetches the files of the page's islands without executing them. */
async function prefetch(list: string, names: readonly string[]): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || !list) return;
  const files = (await (await fetch(list)).json()) as Record<string, string[]>;
  for (const href of new Set(names.flatMap((name) => files[name] ?? []))) {
    const link = document.createElement("link");
    // `modulepreload` also compiles code that most visits never run; Safari supports only that.
    const canPrefetch = href.endsWith(".css") || link.relList.supports("prefetch");
    link.rel = canPrefetch ? "prefetch" : "modulepreload";
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Sets up the triggers of every island of the page.
 *
 * @param files the URL of the list of the islands' files
 * @param fail called when a file is missing even after a reload
 */
export function startIslands(files: string, fail: (error: unknown) => void): void {
  giveUp = fail;
  addEventListener("pagehide", () => {
    leaving = true;
  });
  addEventListener("pageshow", () => {
    leaving = false;
  });
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const island of all) {
    propsOf.set(island, island.dataset["props"] ?? "{}");
    delete island.dataset["props"];
  }
  for (const [trigger, watch] of Object.entries(triggers)) {
    watch(all.filter(({ dataset }) => dataset["on"] === trigger));
  }
  // Other islands are fetched on use: most visits do not need them.
  const names = all
    .filter((island) => island.hasChildNodes() || island.dataset["on"] === "visible")
    .map(({ dataset }) => dataset["island"] ?? "");
  // If the list fails to load, files are fetched on use.
  whenIdle(() => void prefetch(files, names).catch(() => {}));
}
