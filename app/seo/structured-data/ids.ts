import { practice } from "../../../content-schema/practice.ts";
import { imagePath } from "../../paths.ts";

/** A page of this site as an absolute address. */
export const absolute = (path: string): string => practice.site.url + path;

/** The address of a picture of `content/images/`. */
export const pictureAddress = (name: string): string => absolute(imagePath(name));

/** The names by which the parts of the graph point to each other, the same on every page. */
export const ids = {
  site: absolute("/#site"),
  practice: absolute("/#practice"),
  physician: absolute("/#physician"),
  office: (id: string) => absolute(`/#${id}`),
  address: (id: string) => absolute(`/#${id}-address`),
  page: (path: string) => absolute(`${path}#page`),
  breadcrumb: (path: string) => absolute(`${path}#breadcrumb`),
  subject: (path: string) => absolute(`${path}#subject`),
};

/** Points to a part of the graph that stands elsewhere. */
export const reference = (id: string) => ({ "@id": id });
