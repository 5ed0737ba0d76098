declare module "*.mdx" {
  import type { ComponentType } from "react";

  type Heading = { id: string; value: string; children?: readonly Heading[] };

  /** `components` overrides elements, such as `{ h3: "h2" }`. */
  const Text: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Text;
  /** Second-level headings, each with its third-level headings. */
  export const tableOfContents: readonly Heading[];
}

declare module "virtual:gallery-pictures" {
  import type { GalleryPair } from "./features/gallery/pairs.tsx";
  export const categories: Readonly<Record<string, () => Promise<{ pairs: GalleryPair[] }>>>;
}
