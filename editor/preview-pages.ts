import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { doctorPath, paths, servicePath } from "../app/paths.ts";
import { practice } from "../content-schema/practice.ts";
import { isAddedPage } from "../content-schema/texts.ts";

const folder = join(import.meta.dirname, "../content/pages");

/** The pages that the practice has added have addresses of their own. */
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

/** Returns the page to show beside each form, as the files stand now. */
export const previews = () => ({ ...previewPages, ...addedPreviews() });

/**
 * The page that is shown beside a form, by the group and the name of what is edited; `*` stands for
 * any name. What is not listed is seen on the home page.
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
  "words/service": paths.services,
  "words/testimonials": paths.testimonials,
  "words/texts": paths.financing,
  "words/unknown-service": paths.unknownService,
  "words/visit": paths.beforeVisit,
  "services/*": servicePath("*"),
  "doctors/*": doctorPath("*", practice.provider.degree),
  "pages/about": paths.about,
  "pages/provider": paths.about,
  "pages/contact": paths.contact,
  "pages/financing": paths.financing,
  "legal/medical-disclaimer": paths.medicalDisclaimer,
  "legal/notices": paths.notices,
  "legal/terms": paths.terms,
  "legal/accessibility": paths.terms,
  "legal/*": paths.privacy,
};
