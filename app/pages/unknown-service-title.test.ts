import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import script from "./unknown-service-title.js?raw";

function run(pathname: string) {
  const heading = { textContent: "Service" };
  const crumb = { textContent: "Service" };
  const header = {
    querySelector: (selector: string) => (selector === "h1" ? heading : crumb),
  };
  const document = {
    title: "Service | Dr. Name",
    currentScript: { closest: () => header },
  };
  runInNewContext(script, { document, location: { pathname } });
  return [heading.textContent, crumb.textContent, document.title];
}

it.each([
  ["/service/laser-care", "Laser Care"],
  ["/service/ANAL-PAIN", "ANAL PAIN"],
  ["/service/caf%C3%A9", "Café"],
  ["/service/100%", "100%"],
  ["/service/laser-care/more", "Laser Care"],
])("names %s “%s” in heading, breadcrumb and title", (path, name) => {
  expect(run(path)).toEqual([name, name, `${name} | Dr. Name`]);
});

it.each(["/service/404", "/service/"])("keeps the generic name at %s", (path) => {
  expect(run(path)).toEqual(["Service", "Service", "Service | Dr. Name"]);
});
