import { expect, it } from "vitest";
import { gallery } from "#content/gallery";
import { practice } from "#content/practice";
import { builtPage } from "../support/built-pages.ts";
import { graphOf } from "../support/head.ts";

/* Sections 3 and 9 of the specification, “Entities and their fields” and “Business constants”. */
const graph = graphOf(builtPage("/"));
const nodeOf = (type: string) => graph.find((node) => node["@type"] === type) ?? {};

it("gallery categories have the ids and titles of the table", () => {
  expect(gallery.map(({ id, title }) => [id, title])).toEqual(
    expect.arrayContaining([
      ["anal-skin-tags", "Cosmetic Anal Skin Tags Removal"],
      ["abscess", "Abscess"],
      ["anal-fistula", "Anal Fistula"],
      ["thrombosed-external-hemorrhoid", "Thrombosed External Hemorrhoid"],
      ["prolapsed-internal-hemorrhoid", "Prolapsed Internal Hemorrhoid"],
      ["anal-fissure", "Anal Fissure"],
      ["surgical-revisions", "Surgical Revisions"],
    ]),
  );
});

const origin = practice.site.url;

it("structured data: type medical business, with brand, provider, image, reservation and telephone", () => {
  expect(nodeOf("MedicalBusiness")).toMatchObject({
    brand: { name: practice.brandName },
    name: expect.stringContaining(practice.provider.name),
    image: expect.stringContaining(`${origin}/share/`),
    telephone: practice.phones.main,
    potentialAction: { "@type": "ReserveAction", target: { urlTemplate: `${origin}/schedule` } },
    subOrganization: { "@id": nodeOf("Physician")["@id"] },
  });
});

it("structured data: a sub-organisation physician with specialty proctology", () => {
  expect(nodeOf("Physician")["knowsAbout"]).toBe(practice.provider.certification.specialty);
  expect(nodeOf("Physician")["medicalSpecialty"]).toMatch(/^https:\/\/schema\.org\//);
});

it("structured data: a postal address for each office", () => {
  expect([nodeOf("MedicalBusiness")["address"]].flat()).toHaveLength(practice.offices.length);
  const zips = graph
    .filter((node) => node["@type"] === "PostalAddress")
    .map((node) => node["postalCode"]);
  expect(zips).toEqual(expect.arrayContaining(practice.offices.map(({ zip }) => zip)));
});

it("structured data: an aggregate rating with count, value and best 5, where the practice shows it", () => {
  const { rating } = practice;
  expect(nodeOf("MedicalBusiness")["aggregateRating"]).toEqual(
    rating?.structuredData.shown
      ? expect.objectContaining({
          ratingCount: rating.count,
          ratingValue: rating.value,
          bestRating: 5,
        })
      : undefined,
  );
});

it("the photo consult takes 1 to 3 images, of JPEG, PDF and PNG", () => {
  expect(practice.photoConsult).toMatchObject({
    fewestImages: 1,
    mostImages: 3,
    fileTypes: ["JPEG", "PDF", "PNG"],
  });
});
