// Inline in every document. Applies stored settings before the first paint, queues the use of
// controls until their code runs, and loads the start script when idle or on the first interaction.
import { openTargetDisclosure } from "../components/contents/contents-behavior.ts";
import { applyStoredSettings } from "../features/accessibility-panel/settings.ts";
import { galleryFragment } from "../file-paths.ts";
import { answered, opensElsewhere } from "../islands/controls.ts";
import { ifStaying, whenIdle, within } from "../islands/window.ts";
import type { prepare as prepareControl } from "./start-islands.ts";

/** URLs, prepended by the build, the same on every page. */
declare const site: {
  start: string;
  /** Fonts and styles not needed for the first paint. */
  deferred: string;
};

const root = document.documentElement;
/** After this long, a link is followed without script, and collapsed text expands (milliseconds). */
const timeoutMs = 2500;
/** How long the page stays hidden for the deferred style sheet (milliseconds). */
const stylesTimeoutMs = 2000;
/** Browsers that resist fingerprinting never tell of a paint; a part of a page may never load. */
const paintTimeoutMs = 2000;
const loadTimeoutMs = 3000;
/** After this long, the page works as without script, until the script comes (milliseconds). */
const scriptTimeoutMs = 10_000;
let loading: Promise<void> | undefined;
let prepare: typeof prepareControl | undefined;
/** Used controls that wait for their code, and the one whose use is being repeated. */
const queue = new Set<HTMLElement>();
let repeated: HTMLElement | undefined;

const setState = (value: "pending" | "ready" | "failed") => {
  root.dataset["script"] = value;
};
const isWaiting = () => root.dataset["script"] === "pending";

function addDeferredStyles(blocking?: "render"): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: site.deferred });
  if (blocking) {
    link.setAttribute("blocking", blocking);
    // Nothing is painted yet: what is pending would move when it shows after the first frame.
    root.dataset["styles"] = "blocking";
  }
  const show = () => {
    root.style.visibility = "";
    link.removeAttribute("blocking");
    if (root.dataset["styles"]) root.dataset["styles"] = "pending";
  };
  link.onload = link.onerror = () => {
    delete root.dataset["styles"];
    show();
  };
  setTimeout(show, stylesTimeoutMs);
  document.head.append(link);
}

const busyPart = (control: Element) => control.closest("[data-island]") ?? control;

function fallBack(): void {
  if (!isWaiting()) return;
  setState("failed");
  // What the styles have expanded stays so, and no use is repeated that late.
  root.dataset["late"] = "";
  for (const control of queue) busyPart(control).ariaBusy = null;
  queue.clear();
}

async function load(): Promise<void> {
  // A prerendered page waits until it is activated.
  if ((document as { prerendering?: boolean }).prerendering) {
    await new Promise((shown) =>
      document.addEventListener("prerenderingchange", shown, { once: true }),
    );
  }
  setTimeout(fallBack, scriptTimeoutMs);
  const { start } = (await import(/* @vite-ignore */ site.start)) as typeof import("./start.ts");
  prepare = await start();
  setState("ready");
}

async function loadOnce(): Promise<void> {
  if (!isWaiting()) return;
  loading ??= load().catch((error: unknown) => {
    // A page that is left and restored tries again on the next use.
    loading = undefined;
    return new Promise((failed) => {
      ifStaying(() => {
        setState("failed");
        failed();
        // An interrupted connection is no fault of the site's.
        if (!navigator.onLine) return;
        console.warn("The site's script did not load; the page works without it.", error);
      });
    });
  });
  await loading;
}

function repeat(control: HTMLElement, event: MouseEvent | KeyboardEvent, was: Element): void {
  repeated = control;
  if (event.type === "click") control.click();
  else if (document.activeElement === was || document.activeElement === document.body) {
    control.focus();
    control.dispatchEvent(new KeyboardEvent(event.type, event));
  }
  repeated = undefined;
}

/** Queues the use of a control whose code has not run yet, and repeats it then. */
function use(event: MouseEvent | KeyboardEvent): void {
  const control = (event.target as Element).closest?.<HTMLElement>(answered);
  // Safari gives a clicked button no focus, to which what it opens would return it.
  if (control && event.type === "click" && document.activeElement !== control) {
    control.focus({ preventScroll: true });
  }
  if (!control || control === repeated || opensElsewhere(event, control)) return;
  // The arrow keys of the navigation scroll the page elsewhere.
  if ("key" in event && !(event.key.startsWith("Arrow") && control.matches("nav [aria-expanded]")))
    return;
  if ("popover" in control && control.hasAttribute("popovertarget")) {
    // The browser opens the popover; mark its invoker for analytics.
    if (isWaiting()) control.dataset["pressed"] = "";
    return;
  }
  const prepared = isWaiting()
    ? loadOnce().then(() => prepare?.(control) ?? control)
    : prepare?.(control);
  if (!prepared) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (queue.has(control)) return;
  queue.add(control);
  // An attribute inside an island would cause a hydration mismatch.
  const busy = busyPart(control);
  busy.ariaBusy = "true";
  const go = (target: HTMLElement) => {
    if (!queue.delete(control)) return;
    busy.ariaBusy = null;
    repeat(target, event, control);
  };
  prepared.then(go);
  setTimeout(() => {
    if (control.matches("a")) go(control);
    else if (queue.has(control) && isWaiting()) {
      // A button does nothing without script: the styles expand collapsed text, which stays so.
      root.dataset["late"] = "";
    }
  }, timeoutMs);
}

/** What a frame has loaded is seen from then on, with or without script. */
function markFrame({ target }: Event): void {
  if (target instanceof HTMLIFrameElement) target.dataset["shown"] = "";
}

/** Resolves after the first contentful paint; `first-paint` may be the background only. */
const painted = within(paintTimeoutMs, (done) => {
  if (!("PerformanceObserver" in window)) return;
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length > 0) done();
  }).observe({ type: "paint", buffered: true });
});

setState("pending");
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isFirst = visit?.type === "navigate" && !document.referrer.startsWith(`${location.origin}/`);
root.dataset["styles"] = "pending";
// The hero's sunrise animation runs only when the visitor enters the site. A fragment needs real
// heights from the first frame, which may come before its target.
if (location.hash) root.dataset["visit"] = "fragment";
else if (isFirst) root.dataset["visit"] = "first";
applyStoredSettings();
if (root.className !== "" || matchMedia("(prefers-contrast:more)").matches) {
  root.style.visibility = "hidden";
  addDeferredStyles();
} else if (isFirst && !location.hash) {
  // The first paint waits for the document only.
  painted.then(() => addDeferredStyles());
} else {
  addDeferredStyles("render");
}
const showView = () => {
  if (location.pathname !== "/") return;
  if (location.hash === `#${galleryFragment}`) root.dataset["view"] = galleryFragment;
  // Other fragments may be targets inside the current view.
  else if (location.hash === "") delete root.dataset["view"];
  else if (root.dataset["view"]) showHiddenTarget(document.getElementById(location.hash.slice(1)));
};
const showHiddenTarget = (target: HTMLElement | null) => {
  if (!target || target.getClientRects().length > 0) return;
  delete root.dataset["view"];
  target.scrollIntoView();
};
showView();
openTargetDisclosure();
addEventListener("hashchange", showView);
document.addEventListener("load", markFrame, true);
addEventListener("click", use, true);
addEventListener("keydown", use, true);
const loadOn = (sign: string) =>
  addEventListener(sign, loadOnce, { once: true, capture: true, passive: true });
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin"]) loadOn(sign);
// Before the first paint, `pointerover` also fires for a pointer that does not move.
painted.then(() => loadOn("pointerover"));
within(loadTimeoutMs, (done) => addEventListener("load", done))
  .then(() => painted)
  .then(() => whenIdle(loadOnce));
if (root.dataset["view"]) addEventListener("DOMContentLoaded", loadOnce);
