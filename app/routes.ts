import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { doctors } from "../content/doctors.ts";
import { providerPath } from "../content/facts.ts";
import { services } from "../content/services.ts";

/** The site map: every address of the site. */
export default [
  layout("layout/site-layout.tsx", [
    layout("layout/page-boundary.tsx", [
      index("pages/home.tsx"),
      route("about", "pages/about.tsx"),
      route(providerPath, "pages/provider.tsx"),
      ...doctors.map(({ path, file }) => route(path, `../${file}`)),
      route("services", "pages/services.tsx"),
      ...services.map(({ slug, path }) => route(path, `../content/services/${slug}.mdx`)),
      route("service/:slug", "pages/unknown-service.tsx"),
      route("before-after", "pages/before-after.tsx"),
      route("gallery-popup", "pages/gallery-popup.tsx"),
      route("gallery/:categoryId", "pages/gallery-category.tsx"),
      route("testimonials", "pages/testimonials.tsx"),
      route("contact-us", "pages/contact-us.tsx"),
      route("schedule", "pages/schedule.tsx"),
      route("content/financing-options", "pages/financing-options.tsx"),
      route("content/photo-consult", "pages/photo-consult.tsx"),
      route("content/before-your-visit", "pages/before-visit.tsx"),
      route("content/medical-disclaimer", "pages/medical-disclaimer.tsx"),
      route("medical-disclaimer", "pages/medical-disclaimer-moved.tsx"),
      route("legal/terms", "pages/terms.tsx"),
      route("legal/privacy", "pages/privacy.tsx"),
      route("legal/notices", "pages/notices.tsx"),
      route("test", "pages/test.tsx"),
      ...(process.env["NODE_ENV"] === "development"
        ? [route("examples", "development/examples.tsx")]
        : []),
      route("*", "pages/not-found.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
