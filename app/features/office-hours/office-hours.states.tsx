import { type Office, practice } from "#content/practice";
import { OfficeHours, OfficeStatusLine } from "./office-hours.tsx";

const [office] = practice.offices as [Office];
const always = { opens: "00:00", closes: "23:59" };
const every = (hours: typeof always | null): Office => ({
  ...office,
  hours: {
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  },
  specialDays: [],
});
const day = { date: "2099-12-24", until: "2099-12-26", hours: null, reason: "Christmas" };

export const states = {
  "open line": <OfficeStatusLine office={every(always)} />,
  "closed, with no next opening": <OfficeStatusLine office={every(null)} />,
  "closed for a holiday": (
    <OfficeStatusLine
      office={{ ...every(always), specialDays: [{ ...day, date: "2020-01-01" }] }}
    />
  ),
  "the week": <OfficeHours office={office} />,
  "with special days": <OfficeHours office={{ ...office, specialDays: [day] }} />,
};
