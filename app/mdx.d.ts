declare module "*.mdx" {
  import type { ComponentType } from "react";

  type Heading = { id: string; label: string };

  /** `components` replaces elements of the text, as `{ h3: "h2" }`. */
  const Text: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Text;
  /** The text's headings of the second level, each with those of the third level below it. */
  export const tableOfContents: readonly (Heading & { parts: readonly Heading[] })[];
}
