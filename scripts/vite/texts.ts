import mdx from "@mdx-js/rollup";
import rehypeExtractToc from "@stefanprobst/rehype-extract-toc";
import rehypeExportToc from "@stefanprobst/rehype-extract-toc/mdx";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin } from "vite";
import { chosenText } from "./chosen-text.ts";
import { isTextPage } from "./text-page.ts";

type Heading = { depth: number; id?: string; value: string };

/** Leaves in a text's table of contents what pages list: the headings of the second level. */
const secondLevel =
  () =>
  (_: unknown, { data }: { data: { toc?: unknown } }) => {
    data.toc = (data.toc as Heading[]).flatMap(({ depth, id, value }) =>
      depth === 2 ? [{ id, label: value }] : [],
    );
  };

/** The compiler of texts whose tags the module gives. */
const compiler = (tags: string) =>
  mdx({
    remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm, chosenText],
    rehypePlugins: [rehypeSlug, rehypeExtractToc, secondLevel, rehypeExportToc],
    providerImportSource: tags,
  });

/** Compiles the texts of `content/` (MDX) to components; services have tags of their own. */
export function texts(): Plugin {
  const services = compiler("/app/layout/service/text-components.tsx");
  const others = compiler("/app/layout/content-page/content-components.tsx");
  // The prerendered pages are made of the same texts as the scripts of the browser.
  const known = new Map<string, { source: string; code: string }>();
  return {
    name: "texts",
    config(config, environment) {
      for (const { config: set } of [services, others]) set(config, environment);
    },
    async transform(source, id) {
      const [file = id] = id.split("?");
      if (!file.endsWith(".mdx") || isTextPage(id)) return null;
      const before = known.get(file);
      if (before?.source === source) return { code: before.code, map: null };
      const { transform } = file.includes("/content/services/") ? services : others;
      const { code = "" } = (await transform(source, file)) ?? {};
      known.set(file, { source, code });
      return { code, map: null };
    },
  };
}
