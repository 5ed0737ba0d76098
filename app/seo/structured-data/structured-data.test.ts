import { expect, it } from "vitest";
import { additionalPhysician, openingHours, specialHours } from "./nodes.ts";

const early = { opens: "09:00", closes: "17:00" };
const late = { opens: "12:00", closes: "20:00" };

it("opening hours have one entry per group of days with equal hours, and none for closed days", () => {
  const week = { monday: early, tuesday: late, wednesday: early, thursday: null };
  const long = { opens: early.opens, closes: late.closes };
  expect(openingHours({ ...week, friday: long, saturday: null, sunday: null })).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Wednesday"], ...early },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Tuesday"], ...late },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Friday"], ...long },
  ]);
});

it("special days are listed, closed ones as midnight to midnight", () => {
  expect(
    specialHours([
      { date: "2026-12-24", hours: late, reason: "Christmas Eve" },
      { date: "2026-12-25", until: "2026-12-27", hours: null, reason: "Christmas" },
    ]),
  ).toMatchObject([
    { validFrom: "2026-12-24", validThrough: "2026-12-24", ...late },
    { validFrom: "2026-12-25", validThrough: "2026-12-27", opens: "00:00", closes: "00:00" },
  ]);
});

it("another doctor has a license and a board of their own, and no data of the first doctor", () => {
  const name = "Jane Example";
  const boardUrl = "https://board.example";
  const license = { type: "Physician", number: "A 00000", board: "Medical Board", boardUrl };
  const own = { name, degree: "MD" as const, license, board: "Sample Board" };
  const page = { slug: "jane", path: "/provider/jane", title: "Dr. Jane Example, MD" };
  const other = { sample: true, lead: "", description: "", keywords: [], view: "pier" as const };
  const doctor = additionalPhysician({ ...own, ...page, ...other });
  expect(doctor).toMatchObject({ name: page.title });
  expect(doctor.hasCredential).toMatchObject([
    { name: "Physician", identifier: "A 00000", recognizedBy: { name: "Medical Board" } },
    { name: "Sample Board" },
  ]);
  for (const key of ["image", "medicalSpecialty", "knowsAbout"]) {
    expect(doctor).not.toHaveProperty(key);
  }
});
