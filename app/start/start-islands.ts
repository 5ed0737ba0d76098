import type { ComponentType } from "react";
import { track } from "#analytics";
import { targeting, targetOf } from "../islands/controls.ts";
import { observeInView } from "../islands/in-view.ts";
import type { Islands } from "../islands/island.tsx";
import { ifStaying, whenIdle } from "../islands/window.ts";
import { reloadedKey, remembersSession } from "../storage.ts";
import { islands } from "./registry.ts";

const selector = "[data-island]";
const nearView = "300px";

/** Resolves with each island's container once it is mounted, or with the island if that fails. */
const mounting = new WeakMap<Element, Promise<HTMLElement>>();
/** Kept out of the document: session recordings include attributes. */
const propsOf = new WeakMap<Element, string>();

const reloadGuardMs = 30_000;
let mayReload = false;
const reported = new Set<string>();

/** A new release usually explains it: reloads once, then hides buttons that open the island. */
function onMissingFile(island: HTMLElement, error: unknown): void {
  if (!navigator.onLine) return;
  const { island: name = "" } = island.dataset;
  if (!reported.has(name)) {
    reported.add(name);
    track("Error", { error_type: "chunk", error_message: `Missing ${name}` });
  }
  if (mayReload) {
    sessionStorage.setItem(reloadedKey, `${Date.now()}`);
    location.reload();
    return;
  }
  island.closest<HTMLElement>("[popover]:not(dialog)")?.hidePopover();
  for (const control of document.querySelectorAll<HTMLElement>(targeting)) {
    if (islandOf(control) === island) control.hidden = control.matches("button");
  }
  console.warn(`Island ${name}: its file is missing`, error);
}

/** If the code does not load, `data-served` lets the styles show what works without script. */
function wake(island: HTMLElement): Promise<HTMLElement> {
  const known = mounting.get(island);
  if (known || isMounted(island)) return known ?? Promise.resolve(island);
  delete island.dataset["served"];
  const name = island.dataset["island"] as keyof Islands;
  const mount = Promise.all([import("./mount.ts"), islands[name]()]).then(
    ([{ mountIsland }, component]) =>
      mountIsland(island, component as ComponentType<never>, propsOf.get(island)),
    (error) => {
      mounting.delete(island);
      island.dataset["served"] = "";
      ifStaying(() => onMissingFile(island, error));
      return island;
    },
  );
  mounting.set(island, mount);
  return mount;
}

/** Returns the island that contains an element, or that its control targets (controls.ts). */
function islandOf(element: Element): HTMLElement | null {
  const own = element.closest<HTMLElement>(selector);
  const target = targetOf(element.closest(targeting));
  if (own || target?.matches(selector)) return own ?? target;
  return target?.querySelector<HTMLElement>(`${selector}[data-on="intent"]`) ?? null;
}

const isMounted = ({ dataset }: HTMLElement) => dataset["mounted"] !== undefined;

const controlsIn = (island: Element) => [
  ...island.querySelectorAll<HTMLElement>("button, a, input"),
];

/** Returns the control to use once its island is mounted; undefined if it waits for none. */
export function prepare(control: HTMLElement): Promise<HTMLElement> | undefined {
  const island = islandOf(control);
  if (!island || isMounted(island)) return;
  const place = controlsIn(island).indexOf(control);
  // A remounted island has new controls.
  return wake(island).then((mounted) =>
    control.isConnected ? control : (controlsIn(mounted)[place] ?? control),
  );
}

function wakeOnIntent({ target }: Event): void {
  const island = target instanceof Element && islandOf(target);
  if (island && island.dataset["on"] === "intent") wake(island);
}

function wakeNearView(island: HTMLElement): void {
  // An island's own element generates no box (`display: contents`).
  const box = island.firstElementChild ?? island.parentElement ?? island;
  observeInView([box], nearView, (inView) => {
    if (inView.size > 0) wake(island);
  });
}

/** Sets up the triggers of every island of the page. */
export function startIslands(): void {
  const lastReload = Number(sessionStorage.getItem(reloadedKey));
  mayReload = remembersSession() && Date.now() - lastReload > reloadGuardMs;
  for (const island of document.querySelectorAll<HTMLElement>(selector)) {
    const { on, props = "{}" } = island.dataset;
    propsOf.set(island, props);
    delete island.dataset["props"];
    if (on === "visible") wakeNearView(island);
    else if (on === "idle") whenIdle(() => void wake(island));
    else if (island.querySelector(":hover, :focus")) wake(island);
  }
  // Dragging or dropping a file fires no pointer events.
  const signs = ["pointerover", "pointerdown", "touchstart", "focusin", "keydown"];
  for (const sign of [...signs, "dragenter", "change"]) {
    addEventListener(sign, wakeOnIntent, { passive: true, capture: true });
  }
}
