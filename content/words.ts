import { define } from "./define.ts";
import { facts } from "./facts.ts";
import { wordsSchema } from "./words-schema.ts";

/**
 * The words that stand on every page: header, menus, buttons and small controls; and those of the
 * error page and of `/test`. Words in braces, such as `{name}`, are blanks that the page fills; keep
 * them. “Book Online”, “Call Us”, “More”, “Less” and “Skip to main content” are agreed labels, which
 * tests expect.
 */
export const words = define("content/words.ts", wordsSchema, {
  book: "Book Online",
  header: {
    skip: "Skip to main content",
    specialty: "Board-certified proctologist",
    navigation: "Main",
    call: "Call Us",
  },
  menu: {
    name: "Menu",
    navigation: "Main, mobile",
    call: `Call ${facts["phone.tollFree"]}`,
  },
  way: { name: "Breadcrumb", home: "Home" },
  controls: {
    close: "Close",
    contents: "On this page",
    more: "More",
    less: "Less",
    ofQuote: "of {name}’s words",
    newTab: "(opens in a new tab)",
  },
  errorPage: {
    home: "Go to the home page",
    services: "See all services",
  },
  test: "Current path: {path}",
});

const { newTab, ...others } = words.controls;
/** The words of small controls alone, for parts whose code reaches the browser. */
export const controls = others;
/** What screen readers say of a link that opens in a new tab. */
export const newTabNote = newTab;
