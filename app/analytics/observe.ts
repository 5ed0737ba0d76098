import { analyticsSettings } from "#content/practice";
import { areaOf, consultStartOf, navbarOf, phoneDialogId } from "../data-attributes.ts";
import { paths } from "../paths.ts";
import { track } from "./delivery.ts";
import type { Events } from "./events.ts";

const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) => addEventListener(type, listener, { passive: true, capture: true });

/** How long a pointer rests on what it hovers over (milliseconds). */
const hoverDelayMs = 500;

const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest("a, button, summary") : null;

/** Errors already reported. The number is limited because reporting an error may throw another one. */
const reportedErrors = new Set<string>();
const maxReports = 20;

/** Repeated clicks on one control within this time count once (milliseconds). */
const repeatMs = 1000;

let lastClick: { control: Element; at: number } | null = null;

function trackContact(control: Element): void {
  const source = navbarOf(control);
  const href = control.getAttribute("href") ?? "";
  if (source && control.getAttribute("popovertarget") === phoneDialogId) {
    track("Contact Attempt", { source, contact_method: "phone" });
  }
  if (href.startsWith("tel:")) {
    if (!analyticsSettings.phones.includes(href.slice("tel:".length))) return;
    if (source) track("Contact Attempt", { source, contact_method: "phone" });
    track("Conversion", { conversion_type: "phone_call", value: 0 });
  } else if (source === "navbar_desktop" && href === paths.contact && !control.closest("nav")) {
    track("Contact Attempt", { source, contact_method: "contact_page" });
  }
}

function trackConsult(control: Element): void {
  const button_location = consultStartOf(control);
  const price = analyticsSettings.photoConsultPrice;
  if (!button_location || price === null) return;
  track("Photo Consult Form Started", { button_location, service_type: "photo_consult", price });
  track("Conversion", { conversion_type: "consult_started", value: price });
}

function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  // The secondary button opens the context menu and does not activate the control.
  if (!control || event.button === 2) return;
  const at = performance.now();
  if (lastClick?.control === control && at - lastClick.at < repeatMs) return;
  lastClick = { control, at };
  if (analyticsSettings.mode === "specified") {
    const source = areaOf(control);
    track("click", { event_type: "click", source });
    // Not the `toggle` event, which also fires when the page itself opens a <details>.
    if (control.matches("details:not([open]) > summary")) {
      track("interaction", { event_type: "unfold", source });
    }
  }
  trackContact(control);
  trackConsult(control);
  if (control.getAttribute("href") === analyticsSettings.bookingUrl) {
    track("Conversion", { conversion_type: "booking_opened", value: 0 });
  }
}

function trackError(error_type: Events["Error"]["error_type"], error_message: string): void {
  const error = `${error_type} ${error_message}`;
  if (reportedErrors.has(error) || reportedErrors.size === maxReports) return;
  reportedErrors.add(error);
  track("Error", { error_type, error_message });
}

/** The message is omitted: it may contain user input. */
function describe(error: unknown, file = "", line = 0): string {
  const name = error instanceof Error ? error.name : "Error";
  if (!file.startsWith(`${location.origin}/`)) return name;
  return `${name} at ${new URL(file).pathname}:${line}`;
}

/** Tracks hovers, scrolling and changed fields by area of the page, never by text or input. */
function observeInteractions(): void {
  let depth = 0;
  let hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A restore from the back/forward cache is another page view.
  listen("pageshow", () => {
    depth = 0;
    hovered = new WeakSet();
  });
  listen("pointerover", (event) => {
    clearTimeout(timer);
    const control = controlOf(event);
    if (!control || event.pointerType !== "mouse" || hovered.has(control)) return;
    timer = setTimeout(() => {
      hovered.add(control);
      track("hover", { event_type: "hover", source: areaOf(control) });
    }, hoverDelayMs);
  });
  // Not `scrollend`, which Safari before 26.2 lacks.
  listen("scroll", () => {
    const { scrollHeight } = document.documentElement;
    const seen = ((scrollY + innerHeight + 1) / scrollHeight) * 100;
    for (const value of [25, 50, 75, 100] as const) {
      if (seen < value || depth >= value) continue;
      depth = value;
      track("scroll", { event_type: "scroll", source: "main", value });
    }
  });
  listen("change", ({ target }) => {
    if (!(target instanceof Element)) return;
    track("interaction", { event_type: "change", source: areaOf(target) });
  });
}

/** Tracks clicks, errors and other interactions for the lifetime of the page. */
export function observePage(): void {
  listen("click", onClick);
  listen("auxclick", onClick);
  addEventListener("error", ({ error, filename, lineno }) =>
    trackError("uncaught", describe(error, filename, lineno)),
  );
  addEventListener("unhandledrejection", ({ reason }) => trackError("rejected", describe(reason)));
  if (analyticsSettings.mode === "specified") observeInteractions();
}
