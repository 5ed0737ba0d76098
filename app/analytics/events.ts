import type { ConsultLocation, NavbarSource, Place } from "../data-attributes.ts";

/* Documented in docs/analytics-events.md. No field may contain what a visitor typed. */

export type Events = {
  /** `search` contains campaign parameters (`utm_…`) only. */
  "Page View": { page_name: string; path: string; search: string };
  "Appointment Booking Started": { source: NavbarSource };
  "Contact Attempt": { source: NavbarSource; contact_method: "phone" | "contact_page" };
  "Form Submission": { form_name: string };
  "Service View": { service_name: string };
  "Gallery View": { category: string };
  /** `value` in US dollars; 0 if no price is set. */
  Conversion: {
    conversion_type: "phone_call" | "booking_opened" | "consult_started";
    value: number;
  };
  Error: { error_type: "uncaught" | "rejected" | "chunk" | "page"; error_message: string };
  "Iframe Event": { event_type: string; iframe_source: string };
  click: { event_type: "click"; source: Place };
  interaction: { event_type: "change" | "unfold"; source: Place };
  hover: { event_type: "hover"; source: Place };
  /** `value`: scroll depth in percent of the page. */
  scroll: { event_type: "scroll"; source: "main"; value: 25 | 50 | 75 | 100 };
  "Photo Consult Form Started": {
    button_location: ConsultLocation;
    service_type: "photo_consult";
    price: number;
  };
  "Appointment Modal Opened": { modal_type: "appointment"; iframe_source: string };
  "Appointment Modal Closed": { modal_type: "appointment" };
  /** `load_time` in milliseconds. */
  "Appointment Iframe Loaded": { load_time: number };
};

export type AnyEvent = {
  [Name in keyof Events]: { name: Name; fields: Events[Name] };
}[keyof Events];

/** Leaves out the medical condition that a path names. */
const coarse = (path: string) => path.replace(/^\/(service|gallery)\/[^?#]+/, "/$1");

export type Payload = { name: string; fields: Record<string, string | number> };

/** `at` is in milliseconds. */
export function payloadOf(
  event: AnyEvent,
  page: URL | Location,
  at: number,
  consentMode: boolean,
): Payload {
  const fields: Payload["fields"] = {
    ...event.fields,
    website_id: page.hostname,
    domain: page.hostname,
    timestamp: new Date(at).toISOString(),
    url: page.origin + (consentMode ? coarse(page.pathname) : page.pathname),
    // The service deduplicates events with the same id and time (seconds).
    $insert_id: `${at.toString(36)}-${Math.random().toString(36).slice(2)}`,
    time: at / 1000,
  };
  // Only the type of the page remains, not the condition that it is about.
  if (consentMode) {
    if (event.name === "Page View") {
      const path = coarse(event.fields.path);
      Object.assign(fields, { path, page_name: pageName(path) });
    }
    // A page's file names contain its condition.
    if (event.name === "Error")
      fields["error_message"] = event.fields.error_message.split(" ", 1).join();
    if (event.name === "Service View") delete fields["service_name"];
    if (event.name === "Gallery View") delete fields["category"];
  }
  return { name: event.name, fields };
}

/** Returns the name of a page: `Home`, or its path without the leading slash. */
export const pageName = (path: string): string => (path === "/" ? "Home" : path.slice(1));
