import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { galleryPictures } from "../content/gallery-pictures.ts";
import { scene } from "./sample-pictures/scene.ts";

/*
 * Draws the gallery's sample pictures again: one place on the coast for each category, in rough
 * weather before and in calm after, marked SAMPLE. The same input gives the same files.
 */
const folder = join(import.meta.dirname, "../content/gallery-pictures");

for (const [category, pairs] of Object.entries(galleryPictures)) {
  await mkdir(join(folder, category), { recursive: true });
  for (const [index, pair] of pairs.entries()) {
    if (!pair.sample) continue;
    for (const side of ["before", "after"] as const) {
      const drawn = await sharp(Buffer.from(scene(category, index, side === "before")))
        .png({ palette: true, colours: 24, dither: 0, compressionLevel: 9, effort: 10 })
        .toBuffer();
      await writeFile(join(folder, category, pair[side].file), drawn);
    }
  }
}
