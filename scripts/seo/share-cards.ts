import { addedPages, type PageName, pages, practice, providerName, share } from "#content";
import { coastViewNames } from "../../app/components/coast/view-names.ts";
import type { ShareCard } from "../share-pictures/card.tsx";

/**
 * Returns the content of a share image by its path.
 * @throws {Error} naming a path without a page or view of the coast
 */
export function shareCard(path: string): ShareCard {
  const [, name = ""] = /^\/share\/([\w-]+)\.png$/.exec(path) ?? [];
  const view = coastViewNames.find((each) => name === `quiet-${each}`);
  if (view) return { ...share.discreet, view, brand: "", isOfDoctor: false };
  const page = addedPages.find((each) => each.name === name) ?? pages[name as PageName];
  if (!page)
    throw new Error(`${path}: expected the name of a page or quiet-{view}, found “${name}”`);
  return {
    eyebrow: page.eyebrow,
    heading: page.heading,
    view: name === "home" ? "hero" : page.view,
    // On the doctor's page, the heading is the name.
    brand: name === "provider" ? practice.brandName : providerName,
    isOfDoctor: ["home", "about", "provider"].includes(name),
  };
}
