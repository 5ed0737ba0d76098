import { join } from "node:path";
import { addedPages, figureNames, galleryPictures, namedImages, serviceRecords } from "#content";
import { redirects } from "../../app/redirects.ts";
import { galleryPaths, publicPaths, routes } from "../../app/routes.ts";
import { readService } from "../../content-schema/services.ts";
import { readText } from "../../content-schema/texts.ts";
import { contentFolder, textsIn } from "../../content-schema/validation/read.ts";
import { galleryFaults } from "../pictures/gallery.ts";
import { imageFaults } from "../pictures/site-images.ts";
import { addressFaults } from "./added-pages.ts";
import { copyFaults } from "./services.ts";
import { textFaults } from "./texts.ts";

const folders = ["services", "doctors", "pages", "legal"];

/** Checks every text and picture of `content/`; returns one line per error. */
export async function readTexts(): Promise<string[]> {
  const moved: string[] = redirects.map(({ from }) => from);
  const paths = [...publicPaths, ...galleryPaths].filter((path) => !moved.includes(path));
  const faults: string[] = [];
  for (const folder of folders) {
    for (const { name, file, source } of textsIn(folder)) {
      if (folder === "pages" || folder === "legal") readText(file, source);
      const service = folder === "services" ? readService(name, source) : undefined;
      faults.push(...(await textFaults(file, source, { paths, figures: figureNames }, service)));
    }
  }
  const pictures = [
    ...(await imageFaults(namedImages, join(contentFolder, "images"))),
    ...(await galleryFaults(galleryPictures, join(contentFolder, "gallery-pictures"))),
  ];
  const addresses = addressFaults(
    addedPages,
    routes.map(({ path }) => path),
  );
  return [...faults, ...copyFaults(Object.values(serviceRecords)), ...addresses, ...pictures];
}
