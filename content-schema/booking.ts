import { readCopy } from "./fill-facts.ts";

/**
 * Copy of the booking dialog, the booking page and the booking prompt. `{notices}` becomes the link
 * labelled by `notices`.
 */
export const bookingWords = readCopy("words/booking.yaml", {
  dialog: "Book your appointment",
  page: "Call, or book online",
  frame: "Online booking",
  newTab: "Open in a new tab",
  ofNewTab: "(online booking)",
  note: "Not for emergencies: call 911. See {notices}.",
  notices: "Patient notices",
  status: {
    loading: "Opening the booking page…",
    late: "The booking page is taking too long.",
    unreachable: "The booking page cannot be reached.",
    help: "Please call us, or open it in a new tab.",
    again: "Try again",
  },
  prompt: {
    eyebrow: "Next step",
    heading: "Ready when you are",
    lead: "Photo consult, video visit, or come in",
    photo: "Photo consult",
    related: "Read first:",
  },
});

const { loading, ...trouble } = bookingWords.status;

/** Error messages of the booking frame, rendered only by its script. */
export const bookingTrouble = trouble;
