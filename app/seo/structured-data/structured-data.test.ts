import { describe, expect, it } from "vitest";
import { medicalPages, practice } from "#content";
import { ids } from "./ids.ts";
import { officeNode, openingHours, specialHours } from "./offices.ts";
import { medicalWebPage } from "./pages.ts";
import { additionalPhysician } from "./practice.ts";

const [office] = practice.offices;
if (!office) throw new Error("expected an office");
const [medical] = medicalPages;
if (!medical) throw new Error("expected a medical page");
const early = { opens: "09:00", closes: "17:00" };
const late = { opens: "12:00", closes: "20:00" };
const week = { ...office.hours, monday: early, tuesday: late, wednesday: early, thursday: null };

describe("opening hours", () => {
  it("have one entry per group of days with equal hours, and none for closed days", () => {
    expect(openingHours({ ...week, friday: null, saturday: null, sunday: null })).toEqual([
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Wednesday"], ...early },
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Tuesday"], ...late },
    ]);
  });

  it("list special days, with closed ones as midnight to midnight", () => {
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
});

describe("an office", () => {
  it("has coordinates only if the content does", () => {
    const { geo: _, ...without } = office;
    expect(officeNode(without)).not.toHaveProperty("geo");
    const geo = { latitude: 34.06, longitude: -118.4 };
    expect(officeNode({ ...office, geo })).toMatchObject({
      geo: { "@type": "GeoCoordinates", ...geo },
    });
  });
});

describe("an additional doctor", () => {
  const doctor = additionalPhysician({
    sample: true,
    name: "Jane Example",
    degree: "DO",
    licence: "20A 00000",
    board: "Sample Board",
    lead: "",
    description: "",
    keywords: [],
    view: "pier",
    slug: "jane-example",
    path: "/provider/jane-example",
    label: "Dr. Jane Example, DO",
  });

  it("has license and board, and neither the portrait nor the specialty of the first one", () => {
    expect(doctor).toMatchObject({ name: "Dr. Jane Example, DO" });
    const told = JSON.stringify(doctor);
    expect(told).toContain("20A 00000");
    expect(told).toContain("Sample Board");
    expect(told).not.toContain(practice.provider.certification.specialty);
    for (const own of ["image", "medicalSpecialty", "knowsAbout"]) {
      expect(doctor).not.toHaveProperty(own);
    }
  });
});

it("a medical page references the practice's doctor as reviewer, and names any other", () => {
  const reviewedBy = (name: string, sample = false) =>
    medicalWebPage({ ...medical, review: { ...medical.review, reviewer: { sample, name } } })[0]
      .reviewedBy;
  const { name, degree } = practice.provider;
  expect(reviewedBy(`Dr. ${name}, ${degree}`)).toEqual({ "@id": ids.physician });
  expect(reviewedBy("Dr. B, DO")).toEqual({ "@type": "Person", name: "Dr. B, DO" });
  expect(reviewedBy("Dr. B, DO", true)).toBeUndefined();
});
