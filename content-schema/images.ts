import { strictObject, z } from "zod";
import type { ContentReader } from "./content-reader.ts";
import { picture, slug, slugOf, text } from "./validation/fields.ts";
import { checkOneOf, contentError } from "./validation/problem.ts";

/** Least size, and widths of files, in pixels; `shape`: the least and the most width / height. */
export const imageRules = {
  logo: { width: 176, height: 176, shape: [0.75, 1.4], widths: [88, 132, 176, 352] },
  portrait: { width: 800, height: 900, shape: [0.6, 1], widths: [320, 480, 800, 1200] },
  hero: { width: 1600, height: 600, shape: [1.4, 4], widths: [640, 960, 1440, 1920, 2560] },
  office: { width: 800, height: 400, shape: [1.2, 3], widths: [480, 800, 1200] },
  figure: { width: 640, height: 200, shape: [0.4, 4], widths: [480, 800, 1200] },
} as const;

type ImageKind = keyof typeof imageRules;

const pictureOf = (kind: ImageKind, label: string) => {
  const { width, height } = imageRules[kind];
  return picture(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g|webp|tiff?)$/,
    `named in small letters, such as ${kind}.jpg`,
    `At least ${width} pixels wide and ${height} high. It gets a plain name when you save.`,
  ).meta({ label });
};

/** Pictures of the practice; without one, pages show an illustration or nothing. */
export const imagesSchema = strictObject({
  logo: pictureOf("logo", "Logo").optional(),
  portrait: pictureOf("portrait", "Portrait of the doctor").optional(),
  hero: pictureOf("hero", "Picture of the home page").optional(),
  offices: z
    .array(pictureOf("office", "office").extend({ office: slugOf("office") }))
    .meta({ label: "Pictures of offices" }),
  figures: z
    .array(
      pictureOf("figure", "picture").extend({
        name: slug.meta({ hint: "Such as waiting-room. Texts show it by “Add a part”." }),
        caption: text("The waiting room").optional(),
      }),
    )
    .meta({ label: "Pictures for texts" }),
}).meta({ label: "Pictures" });

/** Reads `images.yaml`, whose files are in `content/images/`. */
export function readImages(reader: ContentReader, offices: readonly { id: string }[]) {
  const file = "content/images.yaml";
  const images = reader.record("images.yaml", imagesSchema);
  const officeIds = offices.map(({ id }) => id);
  for (const [index, { office }] of images.offices.entries()) {
    checkOneOf(office, officeIds, { file, path: ["offices", index, "office"] });
  }
  const namedImages = namedImagesOf(images);
  for (const [index, { name, path }] of namedImages.entries()) {
    if (namedImages.findIndex((other) => other.name === name) === index) continue;
    throw contentError({ file, path }, { expected: "a name of its own", found: `"${name}" twice` });
  }
  return { images, namedImages };
}

/** Every picture of a record, with a name of its own and its place there. */
export const namedImagesOf = ({
  offices = [],
  figures = [],
  ...single
}: z.input<typeof imagesSchema>) => [
  ...Object.entries(single).map(([kind, image]) => {
    return { kind: kind as keyof typeof single, name: kind, image, path: [kind] };
  }),
  ...offices.map((image, index) => {
    const name = `office-${image.office}`;
    return { kind: "office" as const, name, image, path: ["offices", index] };
  }),
  ...figures.map((image, index) => {
    const name = `figure-${image.name}`;
    return { kind: "figure" as const, name, image, path: ["figures", index] };
  }),
];

export type NamedImage = ReturnType<typeof namedImagesOf>[number];
