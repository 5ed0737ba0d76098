declare module "virtual:gallery-pictures" {
  import type { GalleryPair } from "./gallery-picture.tsx";
  export const categories: Readonly<Record<string, () => Promise<{ pairs: GalleryPair[] }>>>;
}
