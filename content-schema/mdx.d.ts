declare module "*.mdx" {
  import type { ComponentType } from "react";

  const Text: ComponentType;
  export default Text;
  /** The text's headings of the second level. */
  export const tableOfContents: readonly { id: string; label: string }[];
}
