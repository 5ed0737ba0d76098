import { readCopy } from "./fill-facts.ts";

/**
 * Copy of the header, menus, buttons, the error page and `/test`. “Book Online”, “Call Us”, “More”,
 * “Less” and “Skip to main content” are specified labels, which tests enforce.
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
  breadcrumb: { name: "Breadcrumb", home: "Home" },
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
/** Labels of small controls, separate because islands import them. */
export const controls = others;
/** Tells screen readers that a link opens in a new tab. */
export const newTabNote = newTab;

/** Copy of a redirecting document; `{page}` is the target. */
export const movedWords = readCopy("words/moved.yaml", {
  heading: "This page has moved",
  go: "Go to {page}",
  gallery: "the Before & After Gallery",
  disclaimer: "the Medical Disclaimer",
});
