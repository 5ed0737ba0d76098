declare module "*.mdx" {
  import type { ComponentType } from "react";

  type Heading = { id: string; label: string };

  /** `components` overrides elements, such as `{ h3: "h2" }`. */
  const Text: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Text;
  /** Second-level headings, each with its third-level headings. */
  export const tableOfContents: readonly (Heading & { parts: readonly Heading[] })[];
}
