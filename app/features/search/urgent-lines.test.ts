import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { urgentSearch } from "#content/urgent-signs";
import { UrgentLines } from "./urgent-lines.tsx";
import { urgentSignsIn } from "./urgent-signs.ts";

it("a helpline that two signs share has one button", () => {
  const found = urgentSignsIn("suicide", urgentSearch.signs).flatMap((sign) => [
    sign,
    { ...sign, en: { ...sign.en, short: "Another sign" } },
  ]);
  const html = renderToStaticMarkup(createElement(UrgentLines, { found }));
  expect(html.match(/<li|"tel:988"/g)).toEqual(["<li", "<li", '"tel:988"']);
});
