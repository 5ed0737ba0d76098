/*
 * An inline script of every document, bundled with what it imports. Before the first paint it applies
 * stored settings; it queues taps until the start script runs, and fetches that script when the page is
 * idle or at the first interaction.
 */
import { classOf, settingNames } from "../features/accessibility-panel/settings.ts";
import { galleryFragment } from "../file-paths.ts";
import { settingsKey } from "../storage-keys.ts";
import { answered } from "./controls.ts";
import { whenIdle } from "./when-idle.ts";

/** Put before this file by the build, the same on every page. */
declare const site: {
  /** The URL of `start.ts`. */
  start: string;
  /** The style sheet with the fonts and all that the first paint does without. */
  deferred: string;
  /** The list of the islands' files. */
  islands: string;
};

const root = document.documentElement;
/** After this long without script, a tapped control does what it does without (milliseconds). */
const timeoutMs = 2500;
let loading = false;
/** The controls that were used before the script came, each with what repeats its use. */
const queue = new Map<HTMLElement, () => void>();

const setState = (value: "pending" | "late" | "ready" | "failed") => {
  root.dataset["script"] = value;
};

/** Adds the deferred sheet; what waits for it shows when it has come, or cannot come. */
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
  // A page that is prerendered runs nothing until it is shown.
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
  // Safari fails an import when a link is followed meanwhile: that page is gone before the timer.
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
    // The browser opens it by itself; analytics learns by whom.
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
      // It can do nothing without script; texts that it would unfold stand open meanwhile.
      setState("late");
      // What stands open now does not fold when the script comes.
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

/** Returns whether a setting of an earlier visit is on. */
function applySettings(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(settingsKey) ?? "{}");
    for (const name of settingNames) if (stored[name] === true) root.classList.add(classOf(name));
  } catch {
    // Storage is refused, or holds something else: the page shows as it comes.
  }
  return root.className !== "" || matchMedia("(prefers-contrast:more)").matches;
}

function afterPaint(task: () => void): void {
  new PerformanceObserver((entries, observer) => {
    // The bare ground may be painted before.
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    task();
  }).observe({ type: "paint", buffered: true });
}

setState("pending");
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isFirst = visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
root.dataset["styles"] = "pending";
// The hero's sunrise is for who arrives, not for who comes back to it.
if (isFirst) root.dataset["visit"] = "first";
if (applySettings()) {
  root.style.visibility = "hidden";
  addDeferredStyles();
} else if (isFirst && !location.hash) {
  // The first paint waits for the document alone.
  afterPaint(addDeferredStyles);
} else {
  addDeferredStyles("render");
}
const showView = () => {
  if (location.pathname !== "/") return;
  if (location.hash === `#${galleryFragment}`) root.dataset["view"] = galleryFragment;
  // Other places of the page are part of what is shown.
  else if (location.hash === "") delete root.dataset["view"];
};
showView();
addEventListener("hashchange", showView);
addEventListener("click", queueClick, true);
addEventListener("keydown", queueArrow);
const loadOn = (sign: string) =>
  addEventListener(sign, loadOnce, { once: true, capture: true, passive: true });
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin"]) loadOn(sign);
// Before it, the page comes to be under a pointer that only rests.
afterPaint(() => loadOn("pointerover"));
addEventListener("load", () => afterPaint(() => whenIdle(loadOnce)));
if (root.dataset["view"]) addEventListener("DOMContentLoaded", loadOnce);
