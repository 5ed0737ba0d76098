import { expect, test } from "vitest";
import { doctors } from "./doctors.ts";
import { expandLinks, listedServices, menuOf } from "./navigation.ts";

const services = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Care ${index}`,
    path: `/service/${index}`,
  }));

test("a menu lists every service while there are few", () => {
  const links = menuOf(services(12));
  expect(links).toHaveLength(12);
  expect(links.at(-1)).toEqual({ label: "Care 11", href: "/service/11" });
});

test("a menu of many services lists the first ones and leads to all", () => {
  const links = menuOf(services(40));
  expect(links).toHaveLength(13);
  expect(links.at(-2)).toEqual({ label: "Care 11", href: "/service/11" });
  expect(links.at(-1)).toEqual({ label: "All services", href: "/services" });
});

test("an entry of a menu may stand for all services, or all further doctors, in its place", () => {
  const first = { label: "First", href: "/first" };
  const last = { label: "Last", href: "/last" };
  expect(expandLinks([first, { all: "services" }, last])).toEqual([first, ...listedServices, last]);
  expect(expandLinks([first, { all: "doctors" }])).toEqual([
    first,
    ...doctors.map(({ label, path }) => ({ label, href: path })),
  ]);
  expect(expandLinks([])).toEqual([]);
});
