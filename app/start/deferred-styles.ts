import { within } from "../islands/window.ts";
import { setRoot } from "./root-attributes.ts";

/* Loads the style sheet that no first paint needs: fonts, print, display settings and the rest. */

/** Prepended by the build, the same on every page. */
declare const site: { deferred: string };

const root = document.documentElement;
/** How long the page stays hidden for it (milliseconds). */
const timeoutMs = 2000;
/** Browsers that resist fingerprinting never tell of a paint (milliseconds). */
const paintTimeoutMs = 2000;

const { prerendering } = document as Document & { prerendering?: boolean };
/** Resolves when the page is not, or no more, prerendered. */
export const activated = new Promise<unknown>((done) => {
  if (prerendering) document.addEventListener("prerenderingchange", done, { once: true });
  else done(undefined);
});

/** Resolves after the first contentful paint; `first-paint` may be the background only. */
export const painted = activated.then(() =>
  within(paintTimeoutMs, (done) => {
    if (!("PerformanceObserver" in window)) return;
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
  }),
);

const parsed = new Promise((done) => document.addEventListener("DOMContentLoaded", done));

function addSheet(isNew: boolean, attributes: { media?: "print"; blocking?: "render" } = {}): void {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: site.deferred });
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  if (attributes.blocking) setRoot("styles", isNew ? "unseen" : undefined);
  const show = () => {
    root.style.visibility = "";
    link.removeAttribute("blocking");
  };
  const late = setTimeout(() => {
    show();
    setRoot("styles", "pending");
  }, timeoutMs);
  link.onload = link.onerror = () => {
    clearTimeout(late);
    show();
    (isNew ? painted : activated).then(() => {
      link.removeAttribute("media");
      setRoot("styles");
    });
  };
  document.head.append(link);
}

/**
 * After the first paint of a visit; before it, where the page would change or is known.
 * @param isNew whether the page is seen from its top, so that the first paint may leave out the rest
 */
export function loadDeferredStyles(isNew: boolean, isFirst: boolean): void {
  setRoot("styles", "pending");
  if (root.className !== "" || matchMedia("(prefers-contrast:more)").matches) {
    root.style.visibility = "hidden";
    addSheet(isNew);
  } else if (isFirst) {
    // The first paint waits for the document only, and `load`, at which some print, for the sheet.
    Promise.race([painted, parsed]).then(() => addSheet(isNew, { media: "print" }));
  } else {
    addSheet(isNew, { blocking: "render" });
  }
}
