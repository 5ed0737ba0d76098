/** One picture of `content/images/` as the build makes it: both formats in several widths. */
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

/** The pictures that content has; scripts/vite/pictures.ts fills them in. */
export const siteImages: SiteImages = {};
