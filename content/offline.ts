import { define } from "./define.ts";
import { offlineSchema } from "./offline-schema.ts";

/** The words of the page for visitors without a connection; phones, addresses and hours come from the record. */
export const offline = define("content/offline.ts", offlineSchema, {
  title: "You are offline",
  heading: "This page needs a connection.",
  lead: "It looks like you are offline, but you can still call us or come by.",
  closed: "closed",
  retry: "Try again",
  emergency:
    "In an emergency, call 911. If we are closed and it cannot wait, go to urgent care or an emergency room.",
});
