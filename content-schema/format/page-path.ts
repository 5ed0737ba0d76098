export const servicesPath = "/services";

export const servicePath = (slug: string): string => `/service/${slug}`;

export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;

/** Converts a name to a slug: “María O’Neil” becomes `maria-o-neil`. */
export const nameSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
