import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { colors } from "#content";
import { themeCss } from "../../styles/theme-css.ts";
import { classOf, settingNames } from "./settings.ts";

const css = readFileSync("app/styles/settings.css", "utf8") + themeCss(colors);

it.each(settingNames)("%s has a class that the styles know", (name) => {
  expect(css).toMatch(new RegExp(`\\.${classOf(name)}(?![\\w-])`));
});
