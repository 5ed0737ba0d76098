import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withFacts } from "./facts.ts";
import type { NamedPage } from "./pages.ts";
import { practice } from "./practice.ts";
import { contentFolder } from "./read.ts";
import { isAddedPage, readAddedPage } from "./text-file.ts";

const folder = join(contentFolder, "pages");

/** A page that the practice has added, with what its menus and its head need. */
export type AddedPage = NamedPage & {
  file: string;
  /** The file's name without its ending. */
  slug: string;
  path: string;
  date: string | undefined;
  menu: string | undefined;
};

/**
 * The pages that the practice has added to `content/pages/`, news first and newest first, each with
 * its own path, menu place and description in its front matter.
 */
export const addedPages: readonly AddedPage[] = readdirSync(folder)
  .filter((name) => name.endsWith(".mdx") && isAddedPage(`content/pages/${name}`))
  .map((name): AddedPage => {
    const file = `content/pages/${name}`;
    const source = readFileSync(join(folder, name), "utf8");
    const page = readAddedPage(file, withFacts(source, file));
    const slug = name.slice(0, -".mdx".length);
    return {
      ...page,
      file,
      slug,
      name: `page-${slug}`,
      eyebrow: page.eyebrow ?? page.title,
      heading: page.heading ?? page.title,
      keywords: page.keywords ?? [page.title, practice.brandName],
      view: page.view ?? "dunes",
      date: page.date,
      menu: page.menu,
    };
  })
  .sort((a, b) => (b.date ?? "").localeCompare(a.date ?? "") || a.title.localeCompare(b.title));

/** Added pages with a day: the news, newest first. */
export const news = addedPages.filter(({ date }) => date !== undefined);
