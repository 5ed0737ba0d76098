import type { Raised } from "./events.ts";

/** Paths that name a medical condition. */
const condition = /^\/(service|gallery)\/[^?#]+/;
const coarse = (path: string) => path.replace(condition, "/$1");

export type Payload = { name: string; fields: Record<string, string | number> };

/**
 * Returns the payload of an event. The service deduplicates events with the same `$insert_id` and
 * `time` (seconds). `consentMode` removes the condition that a page is about: only the page type
 * remains.
 */
export function payloadOf(event: Raised, consentMode: boolean): Payload {
  const address = new URL(event.url);
  const fields: Payload["fields"] = {
    ...event.fields,
    website_id: address.hostname,
    domain: address.hostname,
    timestamp: event.timestamp,
    url: event.url,
    $insert_id: event.id,
    time: Date.parse(event.timestamp) / 1000,
  };
  if (consentMode) {
    fields["url"] = address.origin + coarse(address.pathname);
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
