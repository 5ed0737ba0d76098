import { paths } from "../app/paths.ts";
import { define } from "./define.ts";
import { doctors } from "./doctors.ts";
import { navigationSchema } from "./schema.ts";
import { type ServiceSummary, services } from "./services.ts";

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

/** The main navigation, in the header and in the mobile menu. */
export const navigation = define("content/navigation.ts", navigationSchema, [
  { label: "Home", href: paths.home },
  {
    label: "About",
    href: paths.about,
    submenu: [
      { label: "Meet the provider", href: paths.about },
      ...doctors.map(({ label, path }) => ({ label, href: path })),
      { label: "Financing Options", href: paths.financing },
    ],
  },
  {
    label: "Services",
    href: paths.services,
    submenu: listedServices,
  },
  { label: "Before & After", href: paths.gallery },
  { label: "Testimonials", href: paths.testimonials },
  { label: "Contact", href: paths.contact },
]);
