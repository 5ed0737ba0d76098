import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { namedImages } from "#content";
import { contentFolder } from "../../content-schema/source.ts";
import { readImage } from "../pictures/page-pictures.ts";

/** Size in pixels of the portrait, an arch at the bottom edge of a share image. */
const portraitSize = { width: 330, height: 385 } as const;
const right = 64;

const arch = () => {
  const { width, height } = portraitSize;
  const radius = width / 2;
  return Buffer.from(
    `<svg width="${width}" height="${height}"><path d="M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}z"/></svg>`,
  );
};

const read = async (name: string): Promise<Buffer | undefined> => {
  const image = namedImages.find((each) => each.name === name);
  return image && (await readImage(image, join(contentFolder, "images"))).data;
};

/** Reads logo and portrait in the size for share images; undefined if there is none. */
export async function readSharePhotos() {
  const [logo, portrait] = await Promise.all([read("logo"), read("portrait")]);
  return {
    logo:
      logo &&
      (await sharp(logo)
        .autoOrient()
        .resize(120, 120, { fit: "contain", background: "#0000" })
        .png()
        .toBuffer()),
    portrait:
      portrait &&
      (await sharp(portrait)
        .autoOrient()
        .resize({ ...portraitSize, fit: "cover", position: "top" })
        .composite([{ input: arch(), blend: "dest-in" }])
        .png()
        .toBuffer()),
  };
}

/** Positions the portrait on an image of this size. */
export const placedPortrait = (
  input: Buffer,
  { width, height }: { width: number; height: number },
): OverlayOptions => ({
  input,
  left: width - right - portraitSize.width,
  top: height - portraitSize.height,
});
