import { expect, it } from "vitest";
import { serviceRecords } from "#content";
import { copyFaults } from "./services.ts";

const services = Object.values(serviceRecords);
const original = serviceRecords["acne"];
if (!original) throw new Error("expected the service acne");
const copy = { ...original, slug: "pilonidal-cyst", title: "Pilonidal Cyst" };

it("a copied service is refused with what to write, until it has its own", () => {
  expect(copyFaults(services)).toEqual([]);
  const file = "content/services/pilonidal-cyst.mdx";
  const other = "content/services/acne.mdx";
  expect(copyFaults([...services, copy])).toEqual([
    `${file}: order: expected a number of its own, found ${original.order}, which ${other} has too; write ${services.length + 1} in the newer of the two`,
    `${file}: sources: expected the sources of this page's own text, found those of ${other}; write title, organization, year and url of each`,
    `${file}: about.name: expected what this page alone is about, found "Acne vulgaris" as in ${other}; write the medical name, such as "Pilonidal Cyst"`,
  ]);
  const [first, ...rest] = original.sources;
  if (!first) throw new Error("expected a source");
  const own = {
    ...copy,
    order: services.length + 1,
    sources: [{ ...first, url: "https://doi.org/10.1000/1" }, ...rest],
    about: { ...copy.about, name: "Pilonidal cyst" },
  };
  expect(copyFaults([...services, own])).toEqual([]);
});
