import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { read } from "./read.ts";

/** The words around an office. `{office}` and the like are filled in on the page. */
export const officeWordsSchema = z.strictObject({
  card: z.strictObject({
    ofBook: blanks("in {office}"),
    directions: text("Directions"),
    ofDirections: blanks("to {office}"),
    parking: text("Parking"),
    arrival: text("Finding the door"),
    access: text("Wheelchair access"),
  }),
  map: z.strictObject({
    show: blanks("Show map of {office}"),
    title: blanks("Map of the {office} office"),
  }),
  status: z.strictObject({
    open: blanks("Open until {time}"),
    closed: text("Closed."),
    closedToday: blanks("Closed today ({reason})."),
    opens: blanks("Opens {day} {time}"),
    today: text("today"),
    call: text("Please call for the next date"),
  }),
  hours: z.strictObject({
    closed: text("Closed"),
    zone: blanks("{hours} {zone}"),
    fromTo: blanks("{first} to {last}"),
    both: blanks("{first} and {last}"),
    days: z.strictObject({
      monday: text("Monday"),
      tuesday: text("Tuesday"),
      wednesday: text("Wednesday"),
      thursday: text("Thursday"),
      friday: text("Friday"),
      saturday: text("Saturday"),
      sunday: text("Sunday"),
    }),
  }),
});

/**
 * The words around an office: its card, its map and its hours. Words in braces, such as
 * `{office}`, are blanks that the page fills; keep them. Those of the hours, which change with the
 * time, also reach the browser.
 */
export const {
  status: statusWords,
  hours: hoursWords,
  ...officeWords
} = read("words/offices.yaml", officeWordsSchema);
