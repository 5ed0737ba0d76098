export const servicesPath = "/services";

export const servicePath = (slug: string): string => `/service/${slug}`;

export const doctorPath = (slug: string, degree: string): string =>
  `/provider/${slug}-${degree.toLowerCase()}`;
