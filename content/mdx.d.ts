declare module "*.mdx" {
  import type { ComponentType } from "react";

  type Heading = { value: string; depth: number; id?: string };

  const Text: ComponentType;
  export default Text;
  /** The headings of the text, for a table of contents. */
  export const tableOfContents: readonly Heading[];
}
