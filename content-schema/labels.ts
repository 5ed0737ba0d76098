import { z } from "zod";
import { link, optionalText } from "./validation/fields.ts";
import { sampleWords, schemaFromSample } from "./word-schemas.ts";
import type { OfferedWords } from "./words.ts";

/** Labels of header, menus, action bar, footer and phones, in the language of the site. */
export function labelsOf(words: OfferedWords, call911: string) {
  const { common, search, footer, offices } = words;
  return {
    preview: common.preview,
    skip: common.header.skip,
    breadcrumb: common.breadcrumb.name,
    home: common.breadcrumb.home,
    contents: common.controls.contents,
    close: common.controls.close,
    menu: common.menu.name,
    menuNavigation: common.menu.navigation,
    inOtherLanguage: "",
    links: [] as z.output<typeof link>[],
    search: search.open,
    accessibility: words["accessibility-panel"].name,
    specialty: common.header.specialty,
    book: common.book,
    call: offices.call.heading,
    bar: common.actionBar,
    closures: offices.closures,
    practice: footer.practice.heading,
    services: footer.services,
    offices: footer.contact,
    phones: { ...offices.call, first: common.menu.call, text: common.textUs, call911 },
  };
}

type Labels = ReturnType<typeof labelsOf>;

/** The same labels, of a page in another language. */
export const labelsSchema = schemaFromSample(labelsOf(sampleWords as unknown as OfferedWords, ""), {
  inOtherLanguage: optionalText.meta({
    label: "Before menus, whose pages are in the language of the site",
    hint: "Such as: En inglés.",
  }),
  links: z.array(link).meta({ label: "Names of the pages that menus link to" }),
}) as z.ZodType<Labels>;
