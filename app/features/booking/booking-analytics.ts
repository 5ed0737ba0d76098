import { track } from "#analytics";
import { navbarOf } from "../../analytics/marks.ts";
import { isOpen } from "../../islands/dialogs.ts";
import { bookingId } from "./booking-id.ts";

/** Every button that opens the dialog; those that close it have an action. */
const opener = `[popovertarget="${bookingId}"]:not([popovertargetaction])`;

function trackOpening(control: HTMLElement | null, vendor: string): void {
  const source = control && navbarOf(control);
  if (source) track("Appointment Booking Started", { source });
  track("Appointment Modal Opened", { modal_type: "appointment", iframe_source: vendor });
  track("Conversion", { conversion_type: "booking_opened", value: 0 });
}

/**
 * Tells analytics of the appointment dialog, which the browser itself opens and closes: each change
 * once, however it came about. `data-pressed` marks the control that opened it before the script came.
 */
export function bookingAnalytics(): void {
  const dialog = document.getElementById(bookingId);
  if (!(dialog instanceof HTMLDialogElement)) return;
  let pressed = document.querySelector<HTMLElement>(`${opener}[data-pressed]`);
  let wasOpen = false;
  const follow = () => {
    if (isOpen(dialog) === wasOpen) return;
    wasOpen = !wasOpen;
    if (wasOpen) trackOpening(pressed, dialog.dataset["vendor"] ?? "");
    else track("Appointment Modal Closed", { modal_type: "appointment" });
  };
  addEventListener(
    "click",
    ({ target }) => {
      pressed = (target as Element).closest?.<HTMLElement>(opener) ?? pressed;
    },
    true,
  );
  new MutationObserver(follow).observe(dialog, { attributeFilter: ["open"] });
  // Leaving the page closes it too (islands/dialogs.ts), which is nothing that the visitor did.
  const forget = () => {
    wasOpen = false;
  };
  addEventListener("pagehide", forget, true);
  // Before the script it opens as a popover, which has no attribute.
  dialog.addEventListener("toggle", follow);
  follow();
}
