import { coastViewNames } from "../../app/components/coast/view-names.ts";
import { providerName } from "../../content-schema/facts.ts";
import type { PageName } from "../../content-schema/pages.ts";
import { pages } from "../../content-schema/pages.ts";
import { practice } from "../../content-schema/practice.ts";
import { share } from "../../content-schema/share.ts";
import { addedPages } from "../../content-schema/texts.ts";
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
