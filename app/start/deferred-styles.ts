import { within } from "../islands/window.ts";
import { rootState, setRoot } from "./root-attributes.ts";

/* Loads the style sheet that no first paint needs: fonts, print, display settings and the rest. */

/** Prepended by the build, the same on every page. */
declare const site: { deferred: string };

const root = document.documentElement;
/** How long the page stays hidden for it (milliseconds). */
const timeoutMs = 2000;
/** Browsers that resist fingerprinting never tell of a paint (milliseconds). */
const paintTimeoutMs = 2000;

/** Resolves after the first contentful paint; `first-paint` may be the background only. */
export const painted = within(paintTimeoutMs, (done) => {
  if (!("PerformanceObserver" in window)) return;
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName("first-contentful-paint").length > 0) done();
  }).observe({ type: "paint", buffered: true });
});

function addSheet(blocking?: "render"): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: site.deferred });
  if (blocking) {
    link.setAttribute("blocking", blocking);
    // Nothing is painted yet: what is pending would move when it shows after the first frame.
    setRoot("styles", "blocking");
  }
  const show = () => {
    root.style.visibility = "";
    link.removeAttribute("blocking");
    if (rootState("styles")) setRoot("styles", "pending");
  };
  link.onload = link.onerror = () => {
    setRoot("styles");
    show();
  };
  setTimeout(show, timeoutMs);
  document.head.append(link);
}

/** After the first paint of a visit; before it, where the page would change or is known. */
export function loadDeferredStyles(isFirst: boolean): void {
  setRoot("styles", "pending");
  if (root.className !== "" || matchMedia("(prefers-contrast:more)").matches) {
    root.style.visibility = "hidden";
    addSheet();
  } else if (isFirst && !location.hash) {
    // The first paint waits for the document only.
    painted.then(() => addSheet());
  } else {
    addSheet("render");
  }
}
