import { define } from "./define.ts";
import { officeWordsSchema } from "./office-words-schema.ts";

/**
 * The words around an office: its card, its map and its hours. Words in braces, such as
 * `{office}`, are blanks that the page fills; keep them. Those of the hours, which change with the
 * time, also reach the browser.
 */
export const {
  status: statusWords,
  hours: hoursWords,
  ...officeWords
} = define("content/office-words.ts", officeWordsSchema, {
  card: {
    ofBook: "in {office}",
    directions: "Directions",
    ofDirections: "to {office}",
    parking: "Parking",
    arrival: "Finding the door",
    access: "Wheelchair access",
  },
  map: { show: "Show map of {office}", title: "Map of the {office} office" },
  status: {
    open: "Open until {time}",
    closed: "Closed.",
    closedToday: "Closed today ({reason}).",
    opens: "Opens {day} {time}",
    today: "today",
    call: "Please call for the next date",
  },
  hours: {
    closed: "Closed",
    zone: "{hours} Pacific",
    fromTo: "{first} to {last}",
    both: "{first} and {last}",
    days: {
      monday: "Monday",
      tuesday: "Tuesday",
      wednesday: "Wednesday",
      thursday: "Thursday",
      friday: "Friday",
      saturday: "Saturday",
      sunday: "Sunday",
    },
  },
});
