import type { Area, ConsultLocation, NavbarSource } from "../data-attributes.ts";
import { paths } from "../paths.ts";
import type { Payload } from "./allow-list.ts";

/* Documented in docs/analytics-events.md. No field may contain what a visitor typed. */

export type Events = {
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
  click: { event_type: "click"; source: Area };
  interaction: { event_type: "change" | "unfold"; source: Area };
  hover: { event_type: "hover"; source: Area };
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

const publicPaths: ReadonlySet<string> = new Set(Object.values(paths));

/** A page's path; in consent mode, only the section of one that may name a condition. */
export function reportedPath({ pathname }: URL | Location, consentMode: boolean): string {
  const path = pathname.replace(/(.)\/$/, "$1");
  if (!consentMode || publicPaths.has(path)) return path;
  return /^\/(?:service|gallery|provider|content|legal)(?=\/)/.exec(path)?.[0] ?? "/other";
}

/** `at` is in milliseconds. */
export function payloadOf(
  { name, fields }: AnyEvent,
  page: URL | Location,
  at: number,
  consentMode: boolean,
): Payload {
  const properties: Payload["properties"] = {
    ...fields,
    website_id: page.hostname,
    domain: page.hostname,
    timestamp: new Date(at).toISOString(),
    url: page.origin + reportedPath(page, consentMode),
    // The service deduplicates events with the same id and time (seconds).
    $insert_id: `${at.toString(36)}-${Math.random().toString(36).slice(2)}`,
    time: at / 1000,
  };
  // What follows the kind of an error may be a page's path.
  if (consentMode && name === "Error") {
    properties["error_message"] = fields.error_message.split(" ", 1).join();
  }
  return { event: name, properties };
}

/** Returns the name of a page: `Home`, or its path without the leading slash. */
export const pageName = (path: string): string => (path === "/" ? "Home" : path.slice(1));
