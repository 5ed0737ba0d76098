import { define } from "./define.ts";
import { unknownServiceSchema } from "./service-words-schema.ts";

/**
 * The words of the page of a service that has none. `{service}` is its name, from the address; the
 * sentence of `lead` is agreed, and tests expect it.
 */
export const unknownService = define("content/unknown-service.ts", unknownServiceSchema, {
  title: "Service",
  eyebrow: "Services",
  lead: "Detailed content for this service will be added soon.",
  heading: "What we treat today",
  description:
    "{service}: this page is being written. See the services that have a page, or call one of our offices.",
  keywords: ["proctology services"],
});
