import { isDeepStrictEqual } from "node:util";
import type { Service } from "#content";

const fileOf = ({ slug }: Service) => `content/services/${slug}.mdx`;

/** Returns one line per value that a service still shares with the one it was copied from. */
export function copyFaults(services: readonly Service[]): string[] {
  const next = Math.max(0, ...services.map(({ order }) => order)) + 1;
  const twins = (same: (service: Service) => unknown) =>
    services.flatMap((service, index) => {
      const former = services.slice(0, index);
      const other = former.find((each) => isDeepStrictEqual(same(each), same(service)));
      return other ? [{ service, file: fileOf(service), other: fileOf(other) }] : [];
    });
  return [
    ...twins(({ order }) => order).map(
      ({ service, file, other }) =>
        `${file}: order: expected a number of its own, found ${service.order}, which ${other} has too; write ${next} in the newer of the two`,
    ),
    ...twins(({ sources }) => sources.map(({ url }) => url)).map(
      ({ file, other }) =>
        `${file}: sources: expected the sources of this page's own text, found those of ${other}; write title, organization, year and url of each`,
    ),
    ...twins(({ about }) => about.name.toLowerCase()).map(
      ({ service: { about, title }, file, other }) =>
        `${file}: about.name: expected what this page alone is about, found ${JSON.stringify(about.name)} as in ${other}; write the medical name, such as ${JSON.stringify(title)}`,
    ),
  ];
}
