import { readCopy } from "./fill-facts.ts";

/** Copy of the offline page; phones, addresses and hours come from the record. */
export const offline = readCopy("words/offline.yaml", {
  title: "You are offline",
  heading: "This page needs a connection.",
  lead: "You can still call us or come by. This is how to reach us.",
  closed: "closed",
  retry: "Try again",
  emergency: "In an emergency, call 911.",
});
