/*
 * Every event this site can send, with its exact name and fields, as documented in
 * docs/analytics-events.md. No field may contain what a visitor typed.
 */

export type NavbarSource = "navbar_desktop" | "navbar_mobile";
export type ConsultLocation = "hero_section" | "steps_section" | "steps_cta";

/** A region of the page: movement events report it, never text of the page. */
export type Place = "header" | "menu" | "main" | "footer" | "dialog";

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

export type EventName = keyof Events;

/** Any tracked event, with a unique id and the URL and time at which it was tracked. */
export type Raised = {
  [Name in EventName]: {
    name: Name;
    fields: Events[Name];
    id: string;
    timestamp: string;
    url: string;
  };
}[EventName];
