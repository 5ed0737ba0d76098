import type { AddedPage } from "#content";
import { Problem } from "../../content-schema/validation/problem.ts";

/**
 * Returns a problem per added page whose path is already in use.
 * @param paths every path of the site, including added pages
 */
export const addressFaults = (
  pages: readonly Pick<AddedPage, "file" | "path">[],
  paths: readonly string[],
): Problem[] =>
  pages.flatMap(({ file, path }) => {
    if (paths.filter((each) => each === path).length < 2) return [];
    const other = pages.find((each) => each.path === path && each.file !== file);
    const whose = other ? other.file : "another page of the site";
    const details = { expected: "an address of its own", found: `"${path}", which ${whose} has` };
    return [new Problem({ file, path: ["path"] }, details)];
  });
