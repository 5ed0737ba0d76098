import { track } from "#analytics";
import { bookingId, navbarOf } from "../../data-attributes.ts";
import { isOpen } from "../../islands/dialogs.ts";

/** Close buttons have a `popovertargetaction`. */
const openerSelector = `[popovertarget="${bookingId}"]:not([popovertargetaction])`;

function trackOpening(control: HTMLElement | null, vendor: string): void {
  const source = control && navbarOf(control);
  if (source) track("Appointment Booking Started", { source });
  track("Appointment Modal Opened", { modal_type: "appointment", iframe_source: vendor });
  track("Conversion", { conversion_type: "booking_opened", value: 0 });
}

/** Tracks each opening and closing of the dialog once, whether by the browser or by script. */
export function trackBookingDialog(): void {
  const dialog = document.getElementById(bookingId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  // start/event-replay.ts marks the control that opened it before this ran.
  let pressed = document.querySelector<HTMLElement>(`${openerSelector}[data-pressed]`);
  let wasOpen = false;
  const trackToggle = () => {
    if (isOpen(dialog) === wasOpen) return;
    wasOpen = !wasOpen;
    if (wasOpen) trackOpening(pressed, dialog.dataset["vendor"] ?? "");
    else track("Appointment Modal Closed", { modal_type: "appointment" });
  };
  addEventListener(
    "click",
    ({ target }) => {
      pressed = (target as Element).closest?.<HTMLElement>(openerSelector) ?? pressed;
    },
    true,
  );
  new MutationObserver(trackToggle).observe(dialog, { attributeFilter: ["open"] });
  // `pagehide` also closes the dialog (islands/dialogs.ts); do not track that.
  const forget = () => {
    wasOpen = false;
  };
  addEventListener("pagehide", forget, true);
  // Before the script runs it opens as a popover, without an `open` attribute.
  dialog.addEventListener("toggle", trackToggle);
  trackToggle();
}
