import { z } from "zod";
import { blanks, text } from "./fields.ts";
import { readWords } from "./read-words.ts";

/** The words that stand on every page. `{name}` and the like are filled in there. */
export const wordsSchema = z.strictObject({
  book: text("Book Online"),
  header: z.strictObject({
    skip: text("Skip to main content"),
    specialty: text("Board-certified proctologist"),
    navigation: text("Main"),
    call: text("Call Us"),
  }),
  menu: z.strictObject({
    name: text("Menu"),
    navigation: text("Main, mobile"),
    call: text("Call (800) 555-0199"),
  }),
  actionBar: z.strictObject({ name: text("Call or book"), call: text("Call") }),
  way: z.strictObject({ name: text("Breadcrumb"), home: text("Home") }),
  controls: z.strictObject({
    close: text("Close"),
    contents: text("On this page"),
    more: text("More"),
    less: text("Less"),
    ofQuote: blanks("of {name}’s words"),
    newTab: text("(opens in a new tab)"),
    print: text("Print this page"),
  }),
  errorPage: z.strictObject({
    home: text("Go to the home page"),
    services: text("See all services"),
  }),
  test: blanks("Current path: {path}"),
});

/** The words of an address that leads on to another; `{page}` is where to. */
export const movedWordsSchema = z.strictObject({
  heading: text("This page has moved"),
  go: blanks("Go to {page}"),
  gallery: text("the Before & After Gallery"),
  disclaimer: text("the Medical Disclaimer"),
});

/**
 * The words that stand on every page: header, menus, buttons and small controls; and those of the
 * error page and of `/test`. Words in braces, such as `{name}`, are blanks that the page fills; keep
 * them. “Book Online”, “Call Us”, “More”, “Less” and “Skip to main content” are agreed labels, which
 * tests expect.
 */
export const words = readWords("words/common.yaml", wordsSchema);

const { newTab, ...others } = words.controls;
/** The words of small controls alone, for parts whose code reaches the browser. */
export const controls = others;
/** What screen readers say of a link that opens in a new tab. */
export const newTabNote = newTab;
