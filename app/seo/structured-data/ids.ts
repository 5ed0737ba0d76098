import { practice } from "#content";
import { imagePath } from "../../paths.ts";

/** Returns the absolute URL of a path. */
export const absolute = (path: string): string => practice.site.url + path;

/** The absolute URL of a picture of `content/images/`. */
export const pictureAddress = (name: string): string => absolute(imagePath(name));

/** The `@id`s of shared nodes. */
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

/** References a node by its `@id`. */
export const reference = (id: string) => ({ "@id": id });
