import { z } from "zod";
import { paths } from "../app/paths.ts";
import { doctors } from "./doctors.ts";
import { link, text } from "./fields.ts";
import { presentLinks } from "./modules.ts";
import { readWords } from "./read-words.ts";
import { type ServiceSummary, services } from "./services.ts";

/** A link, or the links to all services or all further doctors. */
export const linkOrAll = z.union(
  [
    link,
    z.strictObject({
      all: z.enum(["services", "doctors"], { error: "services or doctors" }).meta({
        label: "Or links to all",
        hint: "Instead of words and an address.",
      }),
    }),
  ],
  { error: "a label and its href, or all: services, or all: doctors" },
);

/** The main navigation; a submenu holds links of one level. */
export const navigationSchema = z
  .strictObject({
    items: z.array(
      z
        .strictObject({
          label: text("Services"),
          href: link.shape.href,
          submenu: z.array(linkOrAll).optional(),
        })
        .meta({ label: "link" }),
    ),
  })
  .meta({ label: "Menu" });

/** More services than this would not fit a menu on a small screen. */
const mostInMenus = 12;

/** Links to all services, or to the first ones and to the page of all. */
export function menuOf(all: readonly Pick<ServiceSummary, "title" | "path">[]) {
  const links = all.map(({ title, path }) => ({ label: title, href: path }));
  if (links.length <= mostInMenus) return links;
  return [...links.slice(0, mostInMenus), { label: "All services", href: paths.services }];
}

/** The services that menus and every page's foot list. */
export const listedServices = menuOf(services);

/**
 * The links of a list in which one entry may stand for all services or doctors; none that leads to a
 * part of the site that the practice does without.
 */
export const expandLinks = (links: readonly z.output<typeof linkOrAll>[]) =>
  presentLinks(
    links.flatMap((entry) => {
      if (!("all" in entry)) return [entry];
      if (entry.all === "services") return listedServices;
      return doctors.map(({ label, path }) => ({ label, href: path }));
    }),
  );

/** The main navigation, in the header and in the mobile menu. */
export const navigation: readonly NavigationItem[] = presentLinks(
  readWords("navigation.yaml", navigationSchema).items,
).map(({ submenu, ...item }) => {
  const links = expandLinks(submenu ?? []);
  return links.length > 0 ? { ...item, submenu: links } : item;
});

export type NavigationItem = {
  label: string;
  href: string;
  submenu?: readonly { label: string; href: string }[] | undefined;
};
