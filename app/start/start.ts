/*
 * Runs inside every built document, before the site's scripts: decides when they start, and keeps
 * the taps that come before they have. It stands alone, and the build puts it into the page as it
 * is: what can wait for the scripts is in begin.ts, since every byte here delays the first paint.
 */

/** Put before this file by the build, the same on every page. */
declare const site: {
  /** Where `begin.ts` is. */
  begin: string;
  /** The whole style sheet: the page has only what it needs itself. */
  sheet: string;
  /** The sheet for print and display settings. */
  seldom: string;
  fonts: [family: string, source: string, descriptors: FontFaceDescriptors][];
};

/** The modules of a page by their routes, without those that all pages share. */
export type PageModules = Record<string, string>;

const root = document.documentElement;
/** After this long without script, a tapped control does what it does without (milliseconds). */
const patience = 2500;
/** A page that has just been loaded again for a missing file is not loaded again (milliseconds). */
const reloadGuard = 30_000;

/** A window of this height may show more than the styles in the page are for (CSS pixels). */
const tall = 1500;

let leaving = false;
const leave = () => {
  leaving = true;
};

let started = false;
let waiting: HTMLButtonElement[] = [];

const state = (value: "pending" | "late" | "ready" | "failed") => {
  root.dataset["script"] = value;
};

function addLink(rel: string, href: string, media = ""): HTMLLinkElement {
  const link = document.createElement("link");
  Object.assign(link, { rel, href, media });
  return document.head.appendChild(link);
}

function addSheet(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const sheet = addLink("stylesheet", href);
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(href));
  });
}

let styles: Promise<unknown> | undefined;
const wholeSheet = () => {
  styles ??= addSheet(site.sheet);
  return styles;
};

async function load(): Promise<void> {
  const modules = JSON.parse(document.getElementById("start")?.textContent ?? "") as PageModules;
  for (const url of Object.values(modules)) addLink("modulepreload", url);
  const [{ begin }] = await Promise.all([
    import(/* @vite-ignore */ site.begin) as Promise<typeof import("./begin.ts")>,
    wholeSheet(),
  ]);
  await begin(modules, soon);
}

function start(): void {
  if (started) return;
  started = true;
  load().catch(fail);
}

/** A file is gone, most often because the site was renewed: load the page once more, else go on without. */
function fail(error: unknown): void {
  // Firefox gives up the files of a page that is being left; to load it again would keep the visitor.
  if (leaving) {
    leaving = false;
    setTimeout(fail, patience, error);
    return;
  }
  // A page that cannot remember its reload would repeat it for ever.
  try {
    const last = Number(sessionStorage.getItem("reloaded_at"));
    if (!root.dataset["storage"] && navigator.onLine && Date.now() - last > reloadGuard) {
      sessionStorage.setItem("reloaded_at", String(Date.now()));
      location.reload();
      return;
    }
  } catch {
    // Storage is refused or full.
  }
  state("failed");
  delete root.dataset["later"];
  release();
  console.warn("The site's script did not load; the page works without it.", error);
}

function keepTap(event: MouseEvent): void {
  const button = (event.target as Element).closest?.("button");
  if (!button || !/pending|late/.test(root.dataset["script"] ?? "")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  start();
  if (waiting.includes(button)) return;
  waiting.push(button);
  button.setAttribute("aria-busy", "true");
  setTimeout(() => {
    if (!waiting.includes(button)) return;
    if (!button.form && !button.popoverTargetElement) {
      // It can do nothing without script; texts that it would unfold stand open meanwhile.
      state("late");
      return;
    }
    waiting = waiting.filter((other) => other !== button);
    button.removeAttribute("aria-busy");
    removeEventListener("click", keepTap, true);
    button.click();
    addEventListener("click", keepTap, true);
  }, patience);
}

function release(): void {
  removeEventListener("click", keepTap, true);
  for (const button of waiting) {
    button.removeAttribute("aria-busy");
    if (button.ariaExpanded !== "true") button.click();
  }
  waiting = [];
}

/**
 * Puts the display settings of an earlier visit on the page before it is painted
 * (app/features/accessibility-panel/settings.ts). Returns whether it needs their styles.
 */
function applySettings(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem("accessibilitySettings") ?? "{}");
    for (const name of ["highContrast", "largeText", "dyslexiaFont", "readableFont"]) {
      if (stored[name] === true) root.classList.add(name.replace(/[A-Z]/, "-$&").toLowerCase());
    }
  } catch {
    // Storage is refused, or holds something else: the page shows as it comes.
  }
  return root.className !== "" || matchMedia("(prefers-contrast:more)").matches;
}

/** Brings what the first paint does not wait for. */
function addFonts(): void {
  for (const [family, source, descriptors] of site.fonts.splice(0)) {
    document.fonts.add(new FontFace(family, source, descriptors));
  }
}

function afterPaint(task: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    task();
  }).observe({ type: "paint", buffered: true });
}

const soon = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

state("pending");
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isFirst = visit?.type === "navigate";
const hasSettings = applySettings();
const needed = hasSettings ? [addSheet(site.seldom)] : [];
if (isFirst && !location.hash && innerHeight < tall) {
  // What lies below the first screen is laid out after the first paint (app/styles/base.css).
  root.dataset["later"] = "";
} else {
  // Such a visit may see the far end at once, for which the page brings no styles; and places are
  // known only once everything above them is laid out.
  needed.push(wholeSheet());
}
if (needed.length > 0) {
  root.style.visibility = "hidden";
  Promise.allSettled(needed).then(() => {
    root.style.visibility = "";
  });
}
// A page of this site was here before, and the browser has kept the fonts.
if (!isFirst || document.referrer.startsWith(`${location.origin}/`)) addFonts();
afterPaint(() => {
  addFonts();
  if (!hasSettings) addLink("stylesheet", site.seldom, "print,(prefers-contrast:more)");
});
if (location.pathname === "/" && location.hash === "#gallery") {
  root.dataset["view"] = "gallery";
  start();
}
addEventListener("click", keepTap, true);
addEventListener("beforeunload", leave);
addEventListener(
  "site:hydrated",
  () => {
    removeEventListener("beforeunload", leave);
    state("ready");
    // Parts may still be showing what has already happened to them; a tap must not undo it.
    setTimeout(release);
  },
  { once: true },
);
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin"]) {
  addEventListener(sign, start, { once: true, capture: true, passive: true });
}
addEventListener("load", () => afterPaint(() => soon(start)));
