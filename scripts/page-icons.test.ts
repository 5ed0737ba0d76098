import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { withIcons } from "./page-icons.ts";

const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg"><g id="check"><path d="M1 1"/></g><g id="check-all"><path d="M2 2"/></g></svg>';
const use = (name: string) => `<svg><use href="/assets/icons-0a1b2c3d.svg#${name}"/></svg>`;
const page = (inside: string) => `<body>${inside}</body>`;

it("puts the shapes of its icons into a page, each once", () => {
  const html = withIcons(page(use("check") + use("check")), sheet);
  const own = '<svg><use href="#icon-check"/></svg>';
  expect(html).toBe(
    page(
      `${own}${own}<svg width="0" height="0" aria-hidden="true"><g id="icon-check"><path d="M1 1"/></g></svg>`,
    ),
  );
});

it("leaves a page alone that has no room, or no icons", () => {
  const large = page(randomBytes(16_000).toString("base64") + use("check"));
  expect(withIcons(large, sheet)).toBe(large);
  expect(withIcons(page("Text"), sheet)).toBe(page("Text"));
});

it("stops at an icon that is not in the file", () => {
  expect(() => withIcons(page(use("star")), sheet)).toThrow("star: expected its icon in the file");
});
