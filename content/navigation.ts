import { define } from "./define.ts";
import { doctors } from "./doctors.ts";
import { navigationSchema } from "./schema.ts";
import { services } from "./services.ts";

/** More services than this would not fit a menu on a small screen. */
const mostInMenus = 12;

/** The services that menus and every page's foot list: all, or the first and the way to all. */
export const listedServices = [
  ...services.slice(0, mostInMenus).map(({ title, path }) => ({ label: title, href: path })),
  ...(services.length > mostInMenus ? [{ label: "All services", href: "/services" }] : []),
];

/** The main navigation, in the header and in the mobile menu. */
export const navigation = define("content/navigation.ts", navigationSchema, [
  { label: "Home", href: "/" },
  {
    label: "About",
    href: "/about",
    submenu: [
      { label: "Meet the provider", href: "/about" },
      ...doctors.map(({ label, path }) => ({ label, href: path })),
      { label: "Financing Options", href: "/content/financing-options" },
    ],
  },
  {
    label: "Services",
    href: "/services",
    submenu: listedServices,
  },
  { label: "Before & After", href: "/gallery-popup" },
  { label: "Testimonials", href: "/testimonials" },
  { label: "Contact", href: "/contact-us" },
]);
