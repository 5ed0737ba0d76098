export const servicesPath = "/services";

export const servicePath = (slug: string): string => `/service/${slug}`;

export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;

/** Converts a name to a slug: “Jane O’Neil” becomes `jane-o-neil`. */
export const nameSlug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
