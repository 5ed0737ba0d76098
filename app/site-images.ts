/** A picture of `content/images/` or the gallery, as `srcset` values of both formats. */
export type SiteImage = {
  alt: string;
  width: number;
  height: number;
  avif: string;
  webp: string;
  src: string;
};

/** Pictures by name: `logo`, `portrait`, `hero`, `office-{id}`, `figure-{name}`. */
export type SiteImages = Record<string, SiteImage | undefined>;

/** scripts/vite/pictures.ts replaces this module with the pictures of the content. */
export const siteImages: SiteImages = {};
