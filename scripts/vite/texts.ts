import { join, relative } from "node:path";
import mdx from "@mdx-js/rollup";
import rehypeExtractToc from "@stefanprobst/rehype-extract-toc";
import rehypeExportToc from "@stefanprobst/rehype-extract-toc/mdx";
import type { Root } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import type { Plugin } from "vite";
import { contentFolder } from "../../content-schema/content-reader.ts";
import { checkText, scopeFor } from "../../content-schema/text-rules.ts";
import { type CurrentContent, withoutQuery } from "./content.ts";
import { arrangeServiceText, groupTopics } from "./service-text.ts";

const contentPathOf = (path: string) => join("content", relative(contentFolder, path));

/** Last of the Markdown plugins, so that nothing is compiled that it has not seen. */
const checkTree =
  (current: CurrentContent) =>
  (root: Root, { path, value }: { path: string; value: unknown }) => {
    const file = contentPathOf(path);
    const scope = scopeFor(file, current.read().content);
    checkText(root, file, String(value), scope);
    if (scope.service) arrangeServiceText(root, scope.service);
    else groupTopics(root);
  };

export type RehypePlugins = NonNullable<NonNullable<Parameters<typeof mdx>[0]>["rehypePlugins"]>;

/** Vite plugin that compiles MDX texts to components; `extraRehypePlugins` are applied after its own. */
export function texts(current: CurrentContent, extraRehypePlugins: RehypePlugins = []): Plugin {
  const compiler = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm, () => checkTree(current)],
    rehypePlugins: [rehypeSlug, rehypeExtractToc, rehypeExportToc, ...extraRehypePlugins],
    providerImportSource: "/app/layout/content-page/mdx-components.deferred.tsx",
  });
  return {
    name: "texts",
    enforce: "pre",
    resolveId(id, importer) {
      // The folder may be outside the project, where no package is found.
      if (!importer?.startsWith(`${contentFolder}/`) || !/^[\w@]/.test(id)) return null;
      return this.resolve(id, join(import.meta.dirname, "../../package.json"));
    },
    async transform(source, id) {
      const path = withoutQuery(id);
      if (!path.startsWith(`${contentFolder}/`) || !path.endsWith(".mdx")) return null;
      const text = current.read().reader.fillText(contentPathOf(path), source);
      const { code = "" } = (await compiler.transform(text, path)) ?? {};
      return { code, map: null };
    },
  };
}
