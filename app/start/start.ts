/*
 * Runs inside every built document, before the site's scripts: decides when they start, and keeps
 * the taps that come before they have. It stands alone: the build puts it into the page as it is.
 */

type StartData = {
  /** Where `begin.ts` is. */
  begin: string;
  manifest: string;
  routes: Record<string, string>;
  entry: string;
  /** The whole style sheet: the page has only what it needs itself. */
  sheet: string;
};

const root = document.documentElement;
/** After this long without script, a tapped control does what it does without (milliseconds). */
const patience = 2500;
/** A page that has just been loaded again for a missing file is not loaded again (milliseconds). */
const reloadGuard = 30_000;
/** A tap on a link longer ago than this has been given up (milliseconds). */
const journey = 15_000;

let started = false;
let waiting: HTMLButtonElement[] = [];

const state = (value: "pending" | "late" | "ready" | "failed") => {
  root.dataset["script"] = value;
};

async function load(): Promise<void> {
  if (document.readyState === "loading") {
    await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed, { once: true }));
  }
  const data = JSON.parse(document.getElementById("start")?.textContent ?? "") as StartData;
  const styles = new Promise((resolve, reject) => {
    const sheet = addLink("stylesheet", data.sheet);
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(`${data.sheet}: expected the styles, got none`));
  });
  addLink("modulepreload", data.entry);
  const [{ begin }, , , ...modules] = await Promise.all([
    import(/* @vite-ignore */ data.begin) as Promise<typeof import("./begin.ts")>,
    styles,
    ...[data.manifest, ...Object.values(data.routes)].map(
      (url) => import(/* @vite-ignore */ url) as Promise<unknown>,
    ),
  ]);
  await begin(data, modules);
}

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.href = href;
  return document.head.appendChild(link);
}

function start(): void {
  if (started) return;
  started = true;
  load().catch(fail);
}

/** A file is gone, most often because the site was renewed: load the page once more, else go on without. */
function fail(error: unknown): void {
  const last = Number(sessionStorage.getItem("reloaded_at") ?? 0);
  // A page that cannot remember its reload would repeat it for ever.
  const remembers = root.dataset["storage"] !== "page";
  if (remembers && navigator.onLine && Date.now() - last > reloadGuard) {
    sessionStorage.setItem("reloaded_at", String(Date.now()));
    location.reload();
    return;
  }
  state("failed");
  delete root.dataset["later"];
  // What stands there for a browser without script holds for a page without it too.
  for (const note of document.querySelectorAll("noscript")) note.outerHTML = note.textContent;
  release();
  console.warn("The site's script did not load; the page works without it.", error);
}

function keepTap(event: MouseEvent): void {
  const button = (event.target as Element).closest?.("button");
  if (!button || !["pending", "late"].includes(root.dataset["script"] ?? "")) return;
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
 * What lies below the first screen is laid out after the first paint (see base.css), a few blocks at
 * a time so that a tap need not wait. Not where the visit begins in the middle of the page: places
 * are known only once everything above them is laid out.
 */
const atOnce = 4;
const later = ".section, .service-part, .care, .testimonial, .prose > *, .footer";

function layOutLater(): void {
  const [visit] = performance.getEntriesByType("navigation");
  if (location.hash || (visit as PerformanceNavigationTiming | undefined)?.type !== "navigate")
    return;
  root.dataset["later"] = "";
  addEventListener("site:hydrated", () => soon(layOutRest), { once: true });
}

function layOutRest(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>(later)].filter(
    ({ style }) => style.contentVisibility !== "visible",
  );
  for (const { style } of waiting.slice(0, atOnce)) style.contentVisibility = "visible";
  if (waiting.length > atOnce) soon(layOutRest);
  else delete root.dataset["later"];
}

const soon = (task: () => void) =>
  "requestIdleCallback" in window
    ? requestIdleCallback(task, { timeout: 2000 })
    : setTimeout(task, 200);

/** Goes on to the page whose files were missing when the visitor tapped its link. */
function resume(): void {
  const pending = sessionStorage.getItem("pending_navigation");
  sessionStorage.removeItem("pending_navigation");
  const [visit] = performance.getEntriesByType("navigation");
  if (!pending || (visit as PerformanceNavigationTiming | undefined)?.type !== "reload") return;
  const { target, at } = JSON.parse(pending) as { target: string; at: number };
  if (Date.now() - at < journey) location.replace(target);
}

/**
 * Where the browser refuses session storage or it is full, the page keeps its own for as long as it lives, so that
 * nothing on it has to expect a refusal.
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

/** The sheet for print and display settings, now for every medium. */
const settingsLink = () =>
  `<link rel="stylesheet" href="${document.querySelector<HTMLLinkElement>("link[media]")?.href}">`;

/**
 * Puts the display settings of an earlier visit on the page before it is painted
 * (app/features/accessibility-panel/settings.ts), with their styles, which few visits need.
 */
function applySettings(): void {
  try {
    const stored = JSON.parse(localStorage.getItem("accessibilitySettings") ?? "{}");
    for (const name of ["highContrast", "largeText", "dyslexiaFont", "readableFont"]) {
      if (stored[name] !== true) continue;
      root.classList.add(name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`));
    }
    // Only a link that the parser finds holds the first paint back in every browser.
    if (root.className) document.write(settingsLink());
  } catch {
    // Storage is refused, or holds something else: the page shows as it comes.
  }
}

/**
 * The policy demands Trusted Types: no text becomes markup or script unless it is one of these
 * (docs/decisions/0043). React makes script elements out of the one constant.
 */
function trustLittle(): void {
  const notes = (text: string) =>
    [...document.querySelectorAll("noscript")].some((note) => note.textContent === text);
  const { trustedTypes } = window as { trustedTypes?: TypePolicies };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) =>
      !text || ["<script></script>", settingsLink()].includes(text) || notes(text) ? text : null,
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

type TypePolicies = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
};

state("pending");
trustLittle();
applySettings();
standInForStorage();
resume();
layOutLater();
if (location.pathname === "/" && location.hash === "#gallery") {
  root.dataset["view"] = "gallery";
  start();
}
addEventListener("click", keepTap, true);
addEventListener(
  "site:hydrated",
  () => {
    state("ready");
    // Parts may still be showing what has already happened to them; a tap must not undo it.
    setTimeout(release);
  },
  { once: true },
);
for (const sign of ["pointerdown", "touchstart", "keydown", "focusin"]) {
  addEventListener(sign, start, { once: true, capture: true, passive: true });
}
addEventListener("load", () => soon(start));

export {};
