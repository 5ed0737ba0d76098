declare module "*.mdx" {
  import type { ComponentType } from "react";

  type Heading = { value: string; depth: number; id?: string };

  /** The compiled text. `components` are what its tags stand for. */
  const Text: ComponentType<{ components?: Record<string, ComponentType<never>> }>;
  export default Text;
  /** The headings of the second level, for a table of contents. */
  export const tableOfContents: readonly Heading[];
  /** The front matter of a service page. */
  export const frontmatter: import("./schema.ts").Service;
  /** The titles of a service page's parts. */
  export const parts: readonly { id: string; label: string }[];
}
