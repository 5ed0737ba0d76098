export const servicesPath = "/services";

export const servicePath = (slug: string): string => `/service/${slug}`;

/** Of the list of aftercare sheets. */
export const aftercareIndexPath = "/content/after";

export const aftercarePath = (slug: string): string => `${aftercareIndexPath}/${slug}`;

export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;

/** Letters that NFD does not split, as the form's file names spell them. */
const spelled: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ð: "dh",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  ŧ: "t",
};

/** “Søren O'Neil” becomes `soren-oneil`, as the form names its file. */
export const nameSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/\P{ASCII}/gu, (letter) => spelled[letter] ?? "-")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
