import { isDeepStrictEqual } from "node:util";
import type { Service } from "#content";
import { Problem } from "../../content-schema/validation/problem.ts";

const fileOf = ({ slug }: Service) => `content/services/${slug}.mdx`;

/** Returns a problem per value that a service still shares with the one it was copied from. */
export function copyFaults(services: readonly Service[]): Problem[] {
  const next = Math.max(0, ...services.map(({ order }) => order)) + 1;
  const twins = (same: (service: Service) => unknown) =>
    services.flatMap((service, index) => {
      const former = services.slice(0, index);
      const other = former.find((each) => isDeepStrictEqual(same(each), same(service)));
      return other ? [{ service, file: fileOf(service), other: fileOf(other) }] : [];
    });
  return [
    ...twins(({ order }) => order).map(({ service, file, other }) => {
      const details = {
        expected: "a number of its own",
        found: `${service.order}, which ${other} has too`,
        todo: `write ${next} in the newer of the two`,
      };
      return new Problem({ file, path: ["order"] }, details);
    }),
    ...twins(({ sources }) => sources.map(({ url }) => url)).map(({ file, other }) => {
      const details = {
        expected: "the sources of this page's own text",
        found: `those of ${other}`,
        todo: "write title, organization, year and url of each",
      };
      return new Problem({ file, path: ["sources"] }, details);
    }),
    ...twins(({ about }) => about.name.toLowerCase()).map(
      ({ service: { about, title }, file, other }) => {
        const details = {
          expected: "what this page alone is about",
          found: `${JSON.stringify(about.name)} as in ${other}`,
          todo: `write the medical name, such as ${JSON.stringify(title)}`,
        };
        return new Problem({ file, path: ["about", "name"] }, details);
      },
    ),
  ];
}
