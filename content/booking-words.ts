import { bookingWordsSchema } from "./booking-words-schema.ts";
import { define } from "./define.ts";
import { facts } from "./facts.ts";

/** The words of the appointment dialog, of the booking page, and of the prompt at a page's end. */
export const bookingWords = define("content/booking-words.ts", bookingWordsSchema, {
  dialog: "Book your appointment",
  page: "Call, or book online",
  frame: "Online booking",
  newTab: "Open in a new tab",
  ofNewTab: "(online booking)",
  note: "Not for emergencies: call 911. If it cannot wait and we are closed, go to urgent care or an emergency room. You have the right to a price estimate before you book: see {notices}.",
  notices: "Patient notices",
  status: {
    loading: "Opening the booking page…",
    late: "The booking page is taking too long.",
    unreachable: "The booking page cannot be reached.",
    help: "Please call us, or open the booking page in a new tab.",
    again: "Try again",
  },
  prompt: {
    eyebrow: "Next step",
    heading: "Ready when you are",
    lead: `Photo consult ${facts["price.photoConsult"]}, video visit ${facts["price.telehealth"]}, or come in: the package price of any treatment is agreed before it starts.`,
    photo: "Photo consult",
  },
});

const { loading, ...trouble } = bookingWords.status;

/** What only the frame's code says, of a booking page that does not come; no page holds it. */
export const bookingTrouble = trouble;
