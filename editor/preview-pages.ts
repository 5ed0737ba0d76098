import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { practice, providerPath } from "../app/content.ts";
import { doctorPath, paths, servicePath } from "../app/paths.ts";
import { isAddedPage } from "../content-schema/texts.ts";

const folder = join(import.meta.dirname, "../content/pages");

/** Paths of added pages, from their front matter. */
const addedPreviews = () =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith(".mdx") && isAddedPage(`content/pages/${name}`))
      .map((name) => {
        const [, path = "/"] =
          /^path: *"?([^\s"]+)/m.exec(readFileSync(join(folder, name), "utf8")) ?? [];
        return [`more-pages/${name.slice(0, -".mdx".length)}`, path];
      }),
  );

/** Returns the page to preview beside each form, from the current files. */
export const previews = () => ({ ...previewPages, ...addedPreviews() });

/**
 * The page to preview beside a form, by group and entry name; `*` matches any name. Defaults to the
 * home page.
 */
const previewPages: Readonly<Record<string, string>> = {
  "practice/gallery": paths.gallery,
  "practice/hours": paths.contact,
  "practice/offices": paths.contact,
  "practice/prices": paths.photoConsult,
  "practice/testimonials": paths.testimonials,
  "words/booking": paths.schedule,
  "words/contact": paths.contact,
  "words/contact-form": paths.contact,
  "words/doctor": paths.about,
  "words/gallery": paths.gallery,
  "words/offices": paths.contact,
  "words/photo-check": paths.photoConsult,
  "words/photo-consult": paths.photoConsult,
  "words/provider": providerPath,
  "words/service": paths.services,
  "words/testimonials": paths.testimonials,
  "words/texts": paths.financing,
  "words/unknown-service": paths.unknownService,
  "words/visit": paths.beforeVisit,
  "services/*": servicePath("*"),
  "doctors/*": doctorPath("*", practice.provider.degree),
  "pages/about": paths.about,
  "pages/provider": providerPath,
  "pages/contact": paths.contact,
  "pages/financing": paths.financing,
  "legal/medical-disclaimer": paths.medicalDisclaimer,
  "legal/notices": paths.notices,
  "legal/terms": paths.terms,
  "legal/accessibility": paths.terms,
  "legal/*": paths.privacy,
};
