import { z } from "zod";
import { text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** The words of the page that stands in for any other while the visitor has no connection. */
export const offlineSchema = z.strictObject({
  title: text("You are offline"),
  heading: text("This page needs a connection."),
  lead: text("You can still call us or come by. This is how to reach us."),
  closed: text("closed"),
  retry: text("Try again"),
  emergency: text("In an emergency, call 911."),
});

/** The words of the page for visitors without a connection; phones, addresses and hours come from the record. */
export const offline = readWords("words/offline.yaml", offlineSchema);
