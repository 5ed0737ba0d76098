import { withTimeout } from "../islands/timing.ts";
import { root, setRootState } from "./root-attributes.ts";

/* Loads the style sheet that no first paint needs: fonts, print, display settings and the rest. */

/** Prepended by the build, the same on every page. */
declare const bootSettings: { deferred: string };

/** How long the page may stay hidden while the sheet loads (milliseconds). */
const maxHiddenMs = 2000;
/** How long the elements that the sheet styles may stay hidden while it loads (milliseconds). */
const sheetTimeoutMs = 10_000;
/** Browsers that resist fingerprinting never report a paint (milliseconds). */
const paintTimeoutMs = 2000;

const { prerendering } = document as Document & { prerendering?: boolean };
/** Resolves when the page is activated; at once if it is not prerendered. */
export const activated = new Promise<unknown>((done) => {
  if (prerendering) document.addEventListener("prerenderingchange", done);
  else done(undefined);
});

/** Resolves after the first contentful paint; `first-paint` may be the background only. */
export const painted = activated.then(() =>
  withTimeout(paintTimeoutMs, (done) => {
    if (!("PerformanceObserver" in window)) return;
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) done();
    }).observe({ type: "paint", buffered: true });
  }),
);

const parsed = new Promise((done) => document.addEventListener("DOMContentLoaded", done));

/** Adds a link to the document's head; `blocking` counts only if it is set before. */
export function addLink(attributes: Readonly<Record<string, string>>): HTMLLinkElement {
  const link = document.createElement("link");
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
  return link;
}

function addStyleSheet(startsAtTop: boolean, attributes?: Readonly<Record<string, string>>) {
  const link = addLink({ rel: "stylesheet", href: bootSettings.deferred, ...attributes });
  const show = () => {
    root.style.visibility = "";
    link.removeAttribute("blocking");
  };
  const late = setTimeout(() => {
    show();
    setRootState("styles", "pending");
  }, maxHiddenMs);
  withTimeout(sheetTimeoutMs, (done) => {
    link.onload = link.onerror = done;
  }).then(async () => {
    clearTimeout(late);
    show();
    await (startsAtTop ? painted : activated);
    link.removeAttribute("media");
    if (startsAtTop) layOutBelowTheFold();
    else setRootState("styles");
  });
}

/** One part a task, from the top, so that nothing moves that a visitor may have scrolled to. */
async function layOutBelowTheFold(): Promise<void> {
  setRootState("styles", "unseen");
  // First the root element: the visible part, whose styles the sheet changes.
  for (const part of [root, ...document.querySelectorAll<HTMLElement>(".below-the-fold")]) {
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
    await new Promise((done) => setTimeout(done));
  }
  setRootState("styles");
}

/**
 * Loads the sheet after first paint on the first page of a visit; before first paint on later pages, or if a display setting needs it.
 * @param startsAtTop whether the first paint may leave out what is below the fold
 */
export function loadDeferredStyles(startsAtTop: boolean, isFirstPage: boolean): void {
  setRootState("styles", "pending");
  if (root.className !== "" || matchMedia("(prefers-contrast:more)").matches) {
    root.style.visibility = "hidden";
    addStyleSheet(startsAtTop);
  } else if (isFirstPage) {
    // First paint waits only for the document. A sheet for `print` still delays `load`, so a page
    // that prints itself at `load` is styled.
    Promise.race([painted, parsed]).then(() => addStyleSheet(startsAtTop, { media: "print" }));
  } else {
    setRootState("styles", startsAtTop ? "unseen" : undefined);
    addStyleSheet(startsAtTop, { blocking: "render" });
  }
}
