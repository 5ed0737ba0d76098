import type { SiteImage } from "../../site-images.ts";
import { GalleryCards } from "./category-cards.island.tsx";
import { GalleryCategoryBody, GalleryIndex } from "./gallery.tsx";
import { Gate } from "./gate.tsx";
import { Comparison, Lightbox } from "./lightbox.tsx";
import { type GalleryPair, NoPairs, PairList } from "./pairs.tsx";

const drawing = (color: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${color}"/><circle cx="400" cy="300" r="160" fill="#fff" opacity=".5"/></svg>`,
  )}`;

const image = (alt: string, color: string): SiteImage => {
  const src = drawing(color);
  return { alt, width: 800, height: 600, avif: `${src} 800w`, webp: `${src} 800w`, src };
};

const pair = (procedure: string, colors: [before: string, after: string]): GalleryPair => ({
  before: image(`Before: a colored field (${procedure})`, colors[0]),
  after: image(`After: the same field in another color (${procedure})`, colors[1]),
  procedure,
  interval: "6 weeks after",
  sample: true,
});

const first = pair("First example", ["#c98a6b", "#8fb8a8"]);
const pairs = [first, pair("Second example", ["#b06a5c", "#9cc0d0"])];

const ignore = () => undefined;

export const states = {
  "the gate": <Gate open onClose={ignore} onAccept={ignore} />,
  "covered, until a visitor has accepted": <GalleryCategoryBody id="none" />,
  "the index, covered": <GalleryIndex />,
  "the index, after that": <GalleryCards />,
  "pictures on their way": <NoPairs failed={false} />,
  "pictures that did not come": <NoPairs failed />,
  "pairs of pictures": <PairList pairs={pairs} onChoose={ignore} />,
  "the large view": <Lightbox pairs={pairs} shown={0} onShow={ignore} />,
  "compared with a slider": <Comparison pair={first} />,
};
