import { define } from "./define.ts";
import { doctors } from "./doctors.ts";
import { navigationSchema } from "./schema.ts";
import { services } from "./services.ts";

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
    submenu: services.map(({ title, path }) => ({ label: title, href: path })),
  },
  { label: "Before & After", href: "/gallery-popup" },
  { label: "Testimonials", href: "/testimonials" },
  { label: "Contact", href: "/contact-us" },
]);
