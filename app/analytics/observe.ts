import { practice } from "../../content/practice.ts";
import type { ConsultLocation, Place } from "./events.ts";
import { track } from "./track.ts";

/** Two taps on one control within this time are one action (milliseconds). */
const oneTap = 1000;
/** A pointer that rests this long on a control reads it (milliseconds). */
const rest = 500;

let lastTap: { control: Element; at: number } | null = null;

function placeOf(element: Element): Place {
  if (element.closest(".mobile-menu")) return "menu";
  if (element.closest("dialog")) return "dialog";
  if (element.closest(".header")) return "header";
  return element.closest(".footer") ? "footer" : "main";
}

const controlOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest("a, button, summary") : null;

function contact(control: Element): void {
  const href = control.getAttribute("href") ?? "";
  const inMenu = control.closest(".mobile-menu") !== null;
  const inHeader = control.closest(".header") !== null;
  if (href.startsWith("tel:")) {
    if (inHeader) {
      const source = inMenu ? "navbar_mobile" : "navbar_desktop";
      track("Contact Attempt", { source, contact_method: "phone" });
    }
    track("Conversion", { conversion_type: "phone_call", value: 0 });
  } else if (control.matches('.header-wide > a[href="/contact-us"]')) {
    track("Contact Attempt", { source: "navbar_desktop", contact_method: "contact_page" });
  }
}

function consult(control: Element): void {
  const start = control.closest<HTMLElement>(".start-consult");
  if (!start) return;
  const price = practice.prices.photoConsult;
  track("Photo Consult Form Started", {
    button_location: start.dataset["location"] as ConsultLocation,
    service_type: "photo_consult",
    price,
  });
  track("Conversion", { conversion_type: "consult_started", value: price });
}

function onClick(event: MouseEvent): void {
  const control = controlOf(event);
  // The secondary button opens a menu, and starts nothing.
  if (!control || event.button === 2) return;
  const at = performance.now();
  if (lastTap?.control === control && at - lastTap.at < oneTap) return;
  lastTap = { control, at };
  if (practice.analytics.mode === "specified") {
    track("click", { event_type: "click", source: placeOf(control) });
  }
  contact(control);
  consult(control);
  if (control.matches(".booking-ways-link[target]")) {
    track("Conversion", { conversion_type: "booking_opened", value: 0 });
  }
}

/** Which of the site's files failed, and how; the message itself might repeat what was typed. */
function describe(error: unknown, file = "", line = 0): string {
  const name = error instanceof Error ? error.name : "Error";
  const source = URL.parse(file);
  return source?.origin === location.origin ? `${name} at ${source.pathname}:${line}` : name;
}

/** Follows what visitors do all over the site. Returns how to stop. */
export function observePage(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const quiet = { signal, passive: true, capture: true } as const;
  addEventListener("click", onClick, quiet);
  addEventListener("auxclick", onClick, quiet);
  addEventListener(
    "error",
    ({ error, filename, lineno }) =>
      track("Error", {
        error_type: "uncaught",
        error_message: describe(error, filename, lineno),
      }),
    { signal },
  );
  addEventListener(
    "unhandledrejection",
    ({ reason }) => track("Error", { error_type: "rejected", error_message: describe(reason) }),
    { signal },
  );
  addEventListener(
    "vite:preloadError",
    () => track("Error", { error_type: "chunk", error_message: "A file of the site is missing" }),
    { signal },
  );
  if (practice.analytics.mode === "specified") observeMovement(quiet);
  return () => stop.abort();
}

/** The heatmap events: told by parts of the page, never by what stands or is typed there. */
function observeMovement(quiet: AddEventListenerOptions): void {
  let page = "";
  let depth = 0;
  let hovered = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = () => {
    if (page === location.pathname) return;
    page = location.pathname;
    depth = 0;
    hovered = new WeakSet();
  };
  addEventListener(
    "pointerover",
    (event) => {
      turn();
      clearTimeout(timer);
      const control = controlOf(event);
      if (!control || event.pointerType !== "mouse" || hovered.has(control)) return;
      timer = setTimeout(() => {
        hovered.add(control);
        track("hover", { event_type: "hover", source: placeOf(control) });
      }, rest);
    },
    quiet,
  );
  addEventListener(
    "scrollend",
    () => {
      turn();
      const { scrollHeight } = document.documentElement;
      const seen = ((scrollY + innerHeight + 1) / scrollHeight) * 100;
      for (const value of [25, 50, 75, 100] as const) {
        if (seen < value || depth >= value) continue;
        depth = value;
        track("scroll", { event_type: "scroll", source: "main", value });
      }
    },
    quiet,
  );
  addEventListener(
    "change",
    ({ target }) =>
      target instanceof Element &&
      track("interaction", { event_type: "change", source: placeOf(target) }),
    quiet,
  );
  addEventListener(
    "toggle",
    ({ target }) =>
      target instanceof HTMLDetailsElement &&
      target.open &&
      track("interaction", { event_type: "unfold", source: placeOf(target) }),
    quiet,
  );
}
