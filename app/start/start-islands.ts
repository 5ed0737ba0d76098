import type { ComponentType } from "react";
import { track } from "#analytics";
import { controlsIn, targetingSelector, targetOf } from "../islands/controls.ts";
import { observeInView } from "../islands/in-view.ts";
import type { IslandStatus } from "../islands/island.tsx";
import { unlessLeaving, whenIdle } from "../islands/timing.ts";
import { onWindow } from "../islands/window.ts";
import { islands } from "./island-registry.ts";

const selector = "[data-island]";
const nearView = "300px";
/** After this long, what works without an island's code shows, until that comes (milliseconds). */
const islandTimeoutMs = 10_000;

type IslandState = {
  /** Kept out of the document: session recordings include attributes. */
  props: string;
  /** Resolves with the container once it is mounted, or with the island if that fails. */
  mounted?: Promise<HTMLElement>;
};
const islandStates = new WeakMap<Element, IslandState>();

function stateOf(island: HTMLElement): IslandState {
  const state = islandStates.get(island) ?? { props: island.dataset["props"] ?? "{}" };
  delete island.dataset["props"];
  islandStates.set(island, state);
  return state;
}

const statusOf = ({ dataset }: HTMLElement) => dataset["status"] as IslandStatus | undefined;
function setStatus({ dataset }: HTMLElement, status: IslandStatus): void {
  dataset["status"] = status;
}

const reported = new Set<string>();

function reportMissing(island: HTMLElement, error: unknown): void {
  const { island: name = "" } = island.dataset;
  if (!navigator.onLine || reported.has(name)) return;
  reported.add(name);
  track("Error", { error_type: "chunk", error_message: `Missing ${name}` });
  console.warn(`Island ${name}: its file is missing`, error);
}

/** Buttons hidden because their island's code did not load; a fallback without script is shown instead. */
const hiddenOpeners = new Set<HTMLElement>();

/** Shows the buttons that open an island, or in place of each its fallback, the next element. */
function showOpeners(island: HTMLElement, shown: boolean): void {
  for (const control of document.querySelectorAll<HTMLElement>("button[commandfor]")) {
    if (islandOf(control) !== island || hiddenOpeners.has(control) !== shown) continue;
    const fallback = control.nextElementSibling as HTMLElement | null;
    const [from, to] = shown ? [fallback, control] : [control, fallback];
    const { activeElement } = document;
    control.hidden = !shown;
    if (shown) hiddenOpeners.delete(control);
    else hiddenOpeners.add(control);
    if (activeElement === from && !from?.getClientRects().length) to?.focus();
  }
}

/** Resolves once no link is pressed. Hiding a pressed link would cancel its click. */
const whenLinkReleased = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector("a:active")) return resolve();
    const stop = onWindow("pointerup pointercancel dragend", () => {
      stop();
      // The click comes first.
      setTimeout(resolve);
    });
  });

/** Loads and mounts an island. If that fails, its served HTML stays, and the next use tries again. */
function loadIsland(island: HTMLElement): Promise<HTMLElement> {
  const state = stateOf(island);
  const status = statusOf(island);
  if (status && status !== "served-missing") return state.mounted ?? Promise.resolve(island);
  setStatus(island, "loading");
  const load = islands.get(island.dataset["island"] ?? "");
  const timer = setTimeout(setStatus, islandTimeoutMs, island, "served-late");
  state.mounted = Promise.all([import("./mount-island.ts"), load?.()]).then(
    async ([{ mountIsland }, component]) => {
      clearTimeout(timer);
      await whenLinkReleased();
      showOpeners(island, true);
      return mountIsland(island, component as ComponentType<never>, state.props);
    },
    (error) => {
      clearTimeout(timer);
      setStatus(island, "served-missing");
      unlessLeaving(() => reportMissing(island, error));
      return island;
    },
  );
  return state.mounted;
}

/** Returns the island that contains an element, or that its control targets (controls.ts). */
function islandOf(element: Element): HTMLElement | null {
  const containing = element.closest<HTMLElement>(selector);
  const target = targetOf(element.closest(targetingSelector));
  if (containing) return containing;
  if (target?.matches(selector)) return target;
  return target?.querySelector<HTMLElement>(`${selector}[data-on="intent"]`) ?? null;
}

/** Mounts a control's island; if that fails or is late, what works without it shows. */
async function controlAfterMount(control: HTMLElement, island: HTMLElement): Promise<HTMLElement> {
  const index = controlsIn(island).indexOf(control);
  const hiddenOpener =
    control.matches("[commandfor][hidden] + a") && control.previousElementSibling;
  const late = new Promise<HTMLElement>((resolve) => setTimeout(resolve, islandTimeoutMs, island));
  const container = await Promise.race([loadIsland(island), late]);
  const isMounted = statusOf(container) === "mounted";
  if (isMounted && hiddenOpener) return hiddenOpener as HTMLElement;
  if (!isMounted) showOpeners(island, false);
  // A remounted island has new controls.
  return control.isConnected ? control : (controlsIn(container)[index] ?? control);
}

/** Returns the control to use once its island is mounted; undefined if it waits for none. */
export function mountedControl(control: HTMLElement): Promise<HTMLElement> | undefined {
  const island = islandOf(control);
  return island && statusOf(island) !== "mounted" ? controlAfterMount(control, island) : undefined;
}

function loadOnIntent({ target }: Event): void {
  const island = target instanceof Element && islandOf(target);
  if (island && island.dataset["on"] === "intent") loadIsland(island);
}

function loadNearView(island: HTMLElement): void {
  // An island's own element generates no box (`display: contents`).
  const box = island.firstElementChild ?? island.parentElement ?? island;
  const observer = observeInView([box], nearView, async (inView) => {
    if (inView.size === 0) return;
    if (statusOf(await loadIsland(island)) !== "served-missing") observer.disconnect();
  });
}

/** Returns whether a visitor has used an island before its triggers were set up. */
const isInUse = (island: HTMLElement): boolean =>
  island.querySelector(":hover, :focus") !== null ||
  // Safari gives a clicked file field no focus.
  [...island.querySelectorAll<HTMLInputElement>("[type=file]")].some(({ value }) => value);

/** Sets up the triggers of the page's islands that are parsed and have none yet. */
function addTriggers(): void {
  for (const island of document.querySelectorAll<HTMLElement>(selector)) {
    if (islandStates.has(island) || statusOf(island)) continue;
    stateOf(island);
    const { on } = island.dataset;
    if (on === "visible") loadNearView(island);
    else if (on === "idle") whenIdle(() => void loadIsland(island));
    else if (isInUse(island)) loadIsland(island);
  }
}

/** Sets up every island of the page. */
export function startIslands(): void {
  addTriggers();
  // A document may stop in the middle, and go on late.
  addEventListener("DOMContentLoaded", addTriggers);
  // What a lost connection left unloaded.
  addEventListener("online", () => {
    for (const island of document.querySelectorAll<HTMLElement>(selector))
      if (statusOf(island) === "served-missing") loadIsland(island);
  });
  // Dragging or dropping a file fires no pointer events.
  const eventTypes = ["pointerover", "pointerdown", "focusin", "keydown", "dragenter", "change"];
  for (const type of eventTypes) addEventListener(type, loadOnIntent, true);
}
