/*
 * An inline script in every document, bundled with its imports. It applies stored settings before
 * the first paint, queues clicks until the start script runs, and loads that script when the page
 * is idle or on the first interaction.
 */
import { classOf, settingNames } from "../features/accessibility-panel/settings.ts";
import { galleryFragment } from "../file-paths.ts";
import { settingsKey } from "../storage-keys.ts";
import { answered } from "./controls.ts";
import { whenIdle } from "./when-idle.ts";

/** Prepended by the build, with the same value on every page. */
declare const site: {
  /** The URL of `start.ts`. */
  start: string;
  /** The URL of the deferred style sheet: fonts and styles not needed for the first paint. */
  deferred: string;
  /** The URL of the list of the islands' files. */
  islands: string;
};

const root = document.documentElement;
/** After this long, a queued click falls back to its no-script behavior (milliseconds). */
const timeoutMs = 2500;
let loading = false;
/** Controls used before the script has loaded, each with a function that replays the event. */
const queue = new Map<HTMLElement, () => void>();

const setState = (value: "pending" | "late" | "ready" | "failed") => {
  root.dataset["script"] = value;
};

/** Adds the deferred style sheet; hidden content is shown when it has loaded or failed. */
function addDeferredStyles(blocking?: "render"): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: site.deferred });
  if (blocking) link.setAttribute("blocking", blocking);
  link.onload = link.onerror = () => {
    delete root.dataset["styles"];
    root.style.visibility = "";
  };
  document.head.append(link);
}

async function load(): Promise<void> {
  // A prerendered page waits until it is activated.
  if ((document as { prerendering?: boolean }).prerendering) {
    await new Promise((shown) =>
      document.addEventListener("prerenderingchange", shown, { once: true }),
    );
  }
  const { start } = (await import(/* @vite-ignore */ site.start)) as typeof import("./start.ts");
  await start(site.islands, fail);
  setState("ready");
  replayAll();
}

function loadOnce(): void {
  if (loading) return;
  loading = true;
  // Safari rejects the import on navigation: that page is unloaded before the timer fires.
  load().catch((error: unknown) => setTimeout(fail, 500, error));
}

function fail(error: unknown): void {
  setState("failed");
  replayAll();
  console.warn("The site's script did not load; the page works without it.", error);
}

const isWaiting = () => /pending|late/.test(root.dataset["script"] ?? "");

function queueArrow(event: KeyboardEvent): void {
  const control = event.target as HTMLElement;
  if (event.key !== "ArrowDown" || !isWaiting() || !control.matches?.("nav [aria-expanded]"))
    return;
  event.preventDefault();
  const options = { key: "ArrowDown", bubbles: true, cancelable: true };
  queue.set(control, () => {
    if (control !== document.activeElement) return;
    control.dispatchEvent(new KeyboardEvent("keydown", options));
  });
}

function queueClick(event: MouseEvent): void {
  const control = (event.target as Element).closest?.<HTMLElement>(answered);
  if (!control || !isWaiting()) return;
  if (control.hasAttribute("popovertarget")) {
    // The browser opens the popover; mark its invoker for analytics.
    control.dataset["pressed"] = "";
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  loadOnce();
  if (control.ariaBusy) return;
  queue.set(control, () => control.ariaExpanded !== "true" && control.click());
  control.ariaBusy = "true";
  setTimeout(() => {
    if (!queue.has(control)) return;
    if (control.tagName === "BUTTON") {
      // A button does nothing without script; the styles expand collapsed text meanwhile.
      setState("late");
      // Expanded text stays expanded when the script loads.
      root.dataset["late"] = "";
      return;
    }
    removeEventListener("click", queueClick, true);
    replay(control);
    addEventListener("click", queueClick, true);
  }, timeoutMs);
}

function replay(control: HTMLElement): void {
  const repeat = queue.get(control);
  queue.delete(control);
  control.ariaBusy = null;
  repeat?.();
}

function replayAll(): void {
  removeEventListener("click", queueClick, true);
  for (const control of queue.keys()) replay(control);
}

/** Applies stored settings. Returns whether one is on or the visitor prefers more contrast. */
function applySettings(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(settingsKey) ?? "{}");
    for (const name of settingNames) if (stored[name] === true) root.classList.add(classOf(name));
  } catch {
    // Storage is blocked or its value is invalid: use the defaults.
  }
  return root.className !== "" || matchMedia("(prefers-contrast:more)").matches;
}

function afterPaint(task: () => void): void {
  new PerformanceObserver((entries, observer) => {
    // `first-paint` may be the background only.
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    task();
  }).observe({ type: "paint", buffered: true });
}

setState("pending");
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isFirst = visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
root.dataset["styles"] = "pending";
// The hero's sunrise animation runs only when the visitor enters the site.
if (isFirst) root.dataset["visit"] = "first";
if (applySettings()) {
  root.style.visibility = "hidden";
  addDeferredStyles();
} else if (isFirst && !location.hash) {
  // The first paint waits for the document only.
  afterPaint(addDeferredStyles);
} else {
  addDeferredStyles("render");
}
const showView = () => {
  if (location.pathname !== "/") return;
  if (location.hash === `#${galleryFragment}`) root.dataset["view"] = galleryFragment;
  // Other fragments are targets inside the current view.
  else if (location.hash === "") delete root.dataset["view"];
};
showView();
addEventListener("hashchange", showView);
addEventListener("click", queueClick, true);
addEventListener("keydown", queueArrow);
const loadOn = (sign: string) =>
  addEventListener(sign, loadOnce, { once: true, capture: true, passive: true });
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin"]) loadOn(sign);
// Before the first paint, `pointerover` also fires for a pointer that does not move.
afterPaint(() => loadOn("pointerover"));
addEventListener("load", () => afterPaint(() => whenIdle(loadOnce)));
if (root.dataset["view"]) addEventListener("DOMContentLoaded", loadOnce);
