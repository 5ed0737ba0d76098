export const servicesPath = "/services";

export const servicePath = (slug: string): string => `/service/${slug}`;

export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;

/** Letters that are not one with a mark, as the form's file names spell them. */
const spelled: Readonly<Record<string, string>> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", þ: "th", ð: "dh" },
  ...{ đ: "d", ħ: "h", ı: "i", ł: "l", ø: "o", ŧ: "t" },
};

/** Converts a name to a slug, as the form names its file: “Søren O'Neil” becomes `soren-oneil`. */
export const nameSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/\P{ASCII}/gu, (letter) => spelled[letter] ?? "-")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
