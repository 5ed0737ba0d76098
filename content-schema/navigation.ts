import { strictObject, type z } from "zod";
import type { AddedPage } from "./added-pages.ts";
import type { presentLinksOf } from "./optional-parts.ts";
import { entries, link, linkOrAll, text } from "./validation/fields.ts";
import { checkOneOf, contentError } from "./validation/problem.ts";

export const navigationSchema = strictObject({
  items: entries(
    strictObject({
      label: text("Services"),
      href: link.shape.href,
      submenu: entries(linkOrAll).optional(),
    }),
  ).min(1, { error: "at least 1 entry" }),
}).meta({ label: "Menu" });

/** A menu entry. The menu shows a service's `symptom` below its title. */
type Listed = { title: string; path: string; symptom?: string | null };

const linkTo = ({ title, path, symptom }: Listed) => ({
  label: title,
  href: path,
  ...(symptom ? { symptom } : {}),
});

/** More entries do not fit the header beside the name. */
const maxEntries = 6;

type Items = readonly NavigationItem[];

/** Throws a `ContentError` for a page whose `menu` names no place, or one without room. */
function checkPlaces(items: Items, pages: readonly AddedPage[]): void {
  const places = ["main", "footer", ...items.map(({ href }) => href)];
  for (const { file, menu } of pages) {
    const place = { file, path: ["menu"] };
    if (menu !== undefined) checkOneOf(menu, places, place, "one of …, or no such line");
  }
  const room = Math.max(0, maxEntries - items.length);
  const overfull = pages.filter(({ menu }) => menu === "main")[room];
  if (overfull) {
    const expected = `the address of an entry to stand below, such as /about, because the menu has room for ${maxEntries} entries`;
    throw contentError({ file: overfull.file, path: ["menu"] }, { expected, written: "main" });
  }
}

/** Inserts pages, unless they are listed, where their `menu` says. */
function withAddedPages(items: Items, pages: readonly AddedPage[]): NavigationItem[] {
  checkPlaces(items, pages);
  const links = items.flatMap((item) => [item, ...(item.submenu ?? [])]);
  const unlisted = pages.filter(({ path }) => !links.some(({ href }) => href === path));
  const linksBelow = (place: string) => unlisted.filter(({ menu }) => menu === place).map(linkTo);
  return [
    ...items.map(({ submenu = [], ...item }) => {
      const links = [...submenu, ...linksBelow(item.href)];
      return links.length > 0 ? { ...item, submenu: links } : item;
    }),
    ...linksBelow("main"),
  ];
}

type Links = readonly z.output<typeof linkOrAll>[];

/** Returns the menu and the footer's links, with every service, doctor and added page in place. */
export function navigationOf(
  { items }: z.output<typeof navigationSchema>,
  footer: Links,
  records: {
    services: readonly Listed[];
    doctors: readonly Listed[];
    addedPages: readonly AddedPage[];
    presentLinks: ReturnType<typeof presentLinksOf>;
  },
) {
  const { doctors, addedPages, presentLinks } = records;
  const listedServices = records.services.map(linkTo);
  const expanded = (links: Links) =>
    presentLinks(
      links.flatMap(({ all, label = "", href = "" }) => {
        if (all === "services") return listedServices;
        if (all) return doctors.map(linkTo);
        return [{ label, href }];
      }),
    );
  const present = presentLinks(items).map(({ submenu = [], ...item }) => {
    return { ...item, submenu: expanded(submenu) };
  });
  const footerPages = addedPages.filter(({ menu }) => menu === "footer").map(linkTo);
  return {
    listedServices,
    navigation: withAddedPages(present, addedPages),
    footerLinks: [...expanded(footer), ...footerPages],
  };
}

export type Link = z.output<typeof link> & { symptom?: string };
export type NavigationItem = Link & { submenu?: readonly Link[] | undefined };
