import { readCopy } from "./fill-facts.ts";

/**
 * The copy that stands on every page: header, menus, buttons and small controls; and that of the
 * error page and of `/test`. “Book Online”, “Call Us”, “More”, “Less” and “Skip to main content” are
 * agreed labels, which tests expect.
 */
export const words = readCopy("words/common.yaml", {
  book: "Book Online",
  header: {
    skip: "Skip to main content",
    specialty: "Board-certified proctologist",
    navigation: "Main",
    call: "Call Us",
  },
  menu: { name: "Menu", navigation: "Main, mobile", call: "Call (800) 555-0199" },
  actionBar: { name: "Call or book", call: "Call" },
  way: { name: "Breadcrumb", home: "Home" },
  controls: {
    close: "Close",
    contents: "On this page",
    more: "More",
    less: "Less",
    ofQuote: "of {name}’s words",
    newTab: "(opens in a new tab)",
    print: "Print this page",
  },
  errorPage: { home: "Go to the home page", services: "See all services" },
  test: "Current path: {path}",
});

const { newTab, ...others } = words.controls;
/** The copy of small controls alone, for parts whose code reaches the browser. */
export const controls = others;
/** What screen readers say of a link that opens in a new tab. */
export const newTabNote = newTab;

/** The copy of an address that leads on to another; `{page}` is where to. */
export const movedWords = readCopy("words/moved.yaml", {
  heading: "This page has moved",
  go: "Go to {page}",
  gallery: "the Before & After Gallery",
  disclaimer: "the Medical Disclaimer",
});
