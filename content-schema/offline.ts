import { readCopy } from "./fill-facts.ts";

/**
 * The copy of the page that stands in for any other while the visitor has no connection; phones,
 * addresses and hours come from the record.
 */
export const offline = readCopy("words/offline.yaml", {
  title: "You are offline",
  heading: "This page needs a connection.",
  lead: "You can still call us or come by. This is how to reach us.",
  closed: "closed",
  retry: "Try again",
  emergency: "In an emergency, call 911.",
});
