/** Returns the path of a service's page. */
export const servicePath = (slug: string): string => `/service/${slug}`;

export const aftercareIndexPath = "/content/after";

/** Returns the path of an aftercare sheet. */
export const aftercarePath = (slug: string): string => `${aftercareIndexPath}/${slug}`;

/** Returns the path of a doctor's page: `/provider/jane-example-do`. */
export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;

/** “María O'Neil” becomes `maria-oneil`. */
export const nameSlug = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
