import { analyticsSettings } from "#content";
import { paths } from "../paths.ts";
import { track } from "./delivery.ts";
import { consultStartOf, navbarOf, placeOf } from "./marks.ts";
import { observeErrors } from "./observe-errors.ts";
import { controlOf, observeMovement, quiet } from "./observe-movement.ts";

/** Repeated clicks on one control within this time count once (milliseconds). */
const repeatMs = 1000;

let lastClick: { control: Element; at: number } | null = null;

function contact(control: Element): void {
  const source = navbarOf(control);
  const href = control.getAttribute("href") ?? "";
  if (href.startsWith("tel:")) {
    if (!analyticsSettings.phones.includes(href.slice("tel:".length))) return;
    if (source) track("Contact Attempt", { source, contact_method: "phone" });
    track("Conversion", { conversion_type: "phone_call", value: 0 });
  } else if (source === "navbar_desktop" && href === paths.contact && !control.closest("nav")) {
    track("Contact Attempt", { source, contact_method: "contact_page" });
  }
}

function consult(control: Element): void {
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
    const source = placeOf(control);
    track("click", { event_type: "click", source });
    // Not the `toggle` event, which also fires when the page itself opens a <details>.
    if (control.matches("details:not([open]) > summary")) {
      track("interaction", { event_type: "unfold", source });
    }
  }
  contact(control);
  consult(control);
  if (control.getAttribute("href") === analyticsSettings.bookingUrl) {
    track("Conversion", { conversion_type: "booking_opened", value: 0 });
  }
}

/** Tracks clicks, errors and movement for the lifetime of the page. */
export function observePage(): void {
  addEventListener("click", onClick, quiet);
  addEventListener("auxclick", onClick, quiet);
  observeErrors();
  if (analyticsSettings.mode === "specified") observeMovement();
}
