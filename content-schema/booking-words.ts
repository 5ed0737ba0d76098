import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** The words of booking. `{notices}` becomes the link that `notices` names. */
export const bookingWordsSchema = z.strictObject({
  dialog: text("Book your appointment"),
  page: text("Call, or book online"),
  frame: text("Online booking"),
  newTab: text("Open in a new tab"),
  ofNewTab: text("(online booking)"),
  note: blanks("Not for emergencies: call 911. See {notices}."),
  notices: text("Patient notices"),
  status: z.strictObject({
    loading: text("Opening the booking page…"),
    late: text("The booking page is taking too long."),
    unreachable: text("The booking page cannot be reached."),
    help: text("Please call us, or open it in a new tab."),
    again: text("Try again"),
  }),
  prompt: z.strictObject({
    eyebrow: text("Next step"),
    heading: text("Ready when you are"),
    lead: text("Photo consult, video visit, or come in"),
    photo: text("Photo consult"),
    related: text("Read first:"),
  }),
});

/** The words of the appointment dialog, of the booking page, and of the prompt at a page's end. */
export const bookingWords = readWords("words/booking.yaml", bookingWordsSchema);

const { loading, ...trouble } = bookingWords.status;

/** What only the frame's code says, of a booking page that does not come; no page holds it. */
export const bookingTrouble = trouble;
