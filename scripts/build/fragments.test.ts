import { expect, it } from "vitest";
import { checkFragments } from "./fragments.ts";

const page = (...links: string[]) =>
  `<h2 id="parking">Parking</h2><h2 id="cuándo-llamar">Cuándo llamar</h2>${links.map((href) => `<a class="x" href="${href}">go</a>`)}`;

it("refuses a link to a place that its page does not have, and suggests one", () => {
  const documents = (...links: string[]) =>
    new Map([
      ["/", page(...links)],
      ["/about", page()],
    ]);
  checkFragments(
    documents(
      "#parking",
      "#cu%C3%A1ndo-llamar",
      "/about#parking",
      "/about",
      "https://a.example/#b",
    ),
  );
  expect(() => checkFragments(documents("/about#parkin"))).toThrow(
    "The page /: expected a link to a place on /about, found /about#parkin; did you mean /about#parking?",
  );
  expect(() => checkFragments(documents("#ask-about-cost"))).toThrow(
    "The page /, from content/words/financing.yaml, line 53: expected a link to a place on /, found /#ask-about-cost",
  );
});

it("refuses a heading with the id of a dialog, which its button would open no more", () => {
  const booking = '<h2 id="booking">Booking</h2><dialog id="booking"></dialog>';
  expect(() => checkFragments(new Map([["/about", page() + booking]]))).toThrow(
    "The page /about: expected another heading, since the page has a place of this name, found “Booking”",
  );
});
