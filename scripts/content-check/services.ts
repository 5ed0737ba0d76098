import type { Service } from "../../content-schema/service-schema.ts";

const fileOf = ({ slug }: Service) => `content/services/${slug}.mdx`;

/** Tells what a service still has of the one that it was copied from; one line each. */
export function copyFaults(services: readonly Service[]): string[] {
  const next = Math.max(0, ...services.map(({ order }) => order)) + 1;
  const twins = (same: (service: Service) => unknown, fault: (service: Service) => string) =>
    services.flatMap((service, index) => {
      const other = services
        .slice(0, index)
        .find((each) => JSON.stringify(same(each)) === JSON.stringify(same(service)));
      return other
        ? [`${fileOf(service)}: ${fault(service).replace("{other}", fileOf(other))}`]
        : [];
    });
  return [
    ...twins(
      ({ order }) => order,
      ({ order }) =>
        `order: expected a number of its own, found ${order}, which {other} has too; write ${next} in the newer of the two`,
    ),
    ...twins(
      ({ sources }) => sources.map(({ url }) => url),
      () =>
        "sources: expected the sources of this page's own text, found those of {other}; write title, organization, year and url of each",
    ),
    ...twins(
      ({ about }) => about.name.toLowerCase(),
      ({ about, title }) =>
        `about.name: expected what this page alone is about, found ${JSON.stringify(about.name)} as in {other}; write the medical name, such as ${JSON.stringify(title)}`,
    ),
  ];
}
