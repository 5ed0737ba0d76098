import { strictObject, z } from "zod";
import { days } from "./format/hours.ts";
import { fromKeys } from "./keys.ts";
import {
  clock,
  date,
  eachOnce,
  httpsUrl,
  listById,
  pattern,
  shortText,
  slug,
  slugOf,
  telephone,
  text,
  view,
} from "./validation/fields.ts";
import { asText } from "./validation/remedies.ts";

const day = strictObject(
  { opens: clock, closes: clock },
  { error: 'opening and closing time such as { opens: "09:00", closes: "17:00" }, or null' },
)
  .refine(({ opens, closes }) => opens < closes, {
    path: ["closes"],
    error: "a time after the opening, with 24 hours (5 PM is 17:00)",
  })
  .nullable();
const week = strictObject(fromKeys([...days.slice(1), days[0]], () => day));

const yearMs = 366 * 86_400_000;

const specialDay = strictObject({
  date: date.meta({ label: "Day", hint: "Of several days in a row, the first." }),
  until: date.optional().meta({ label: "Last day", hint: "Only for several days in a row." }),
  office: slugOf("office").optional().meta({ hint: "Leave empty if it is for all offices." }),
  hours: day.meta({ hint: "Leave both times empty when it is closed." }),
  reason: shortText("Thanksgiving Day")
    .refine((reason) => !reason.endsWith("."), { error: "words without a period at the end" })
    .optional()
    .meta({ hint: "A few words such as Thanksgiving Day, or nothing." }),
})
  .meta({ label: "day" })
  .refine(({ date: first, until }) => until === undefined || until > first, {
    path: ["until"],
    error: "a date after the first day, or nothing for a single day",
  })
  .refine(({ date: first, until = first }) => Date.parse(until) - Date.parse(first) <= yearMs, {
    path: ["until"],
    error: "a day of the year after the first day",
  });
type SpecialDay = z.output<typeof specialDay>;
const specialDays = z
  .array(specialDay, { error: "a list of special days; an empty list is []" })
  .superRefine((days, { addIssue }) => {
    for (const [index, { date: first, until: last = first, office }] of days.entries()) {
      const sharesOffice = (other: SpecialDay) =>
        !office || !other.office || other.office === office;
      const overlaps = ({ date, until = date }: SpecialDay) => first <= until && last >= date;
      const other = days.slice(0, index).find((each) => sharesOffice(each) && overlaps(each));
      if (!other) continue;
      const message = `each day once (an entry above holds from ${other.date})`;
      addIssue({ code: "custom", path: [index, "date"], message });
    }
  });

const office = strictObject({
  id: slug,
  name: text("Beverly Hills"),
  street: text("000 S Beverly Drive"),
  suite: text("Suite 310"),
  city: text("Beverly Hills"),
  state: pattern(/^[A-Z]{2}$/, "a state such as CA"),
  zip: pattern(/^\d{5}$/, "a five-digit ZIP code such as 90212").meta({ remedy: asText }),
  phone: telephone,
  geo: strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  })
    .meta({ label: "Coordinates", hint: "In degrees. Search engines and maps read them." })
    .optional(),
  hours: week.optional().meta({
    label: "Hours of its own",
    hint: "Leave all empty where the hours of all offices hold.",
  }),
  parking: text("Garage under the building"),
  arrival: text("Third floor, by the elevator.").meta({ label: "Finding the door" }),
  access: text("Step-free entrance and elevator.").meta({ label: "Wheelchair access" }),
  mapUrl: httpsUrl,
  directionsUrl: httpsUrl.meta({ label: "Address of the directions" }),
  view,
});

/** In display order. */
export const officesSchema = strictObject({
  offices: listById(office, 1, 12).refine(...eachOnce("name")),
});

export const hoursSchema = strictObject({
  week: week.meta({
    hint: "Of all offices. Times have 24 hours: 5 PM is 17:00. Leave both empty on a day that is closed.",
  }),
  holidays: specialDays.meta({
    hint: "From a week before, a line above each page shows them. Once over, they are not shown.",
  }),
});
