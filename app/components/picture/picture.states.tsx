import { Picture } from "./picture.tsx";

const drawn = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="gray"/></svg>`)}`;
const image = (width: number, height: number) => ({
  alt: "A gray field as an example",
  width,
  height,
  avif: "",
  webp: "",
  src: drawn(width, height),
});

export const states = {
  "a wide picture": <Picture image={image(1200, 600)} sizes="40rem" />,
  "an upright picture": <Picture image={image(600, 800)} sizes="20rem" />,
};
