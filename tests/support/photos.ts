import sharp, { type Sharp } from "sharp";

export type Photo = { name: string; mimeType: string; buffer: Buffer };

const photo = (name: string, buffer: Buffer): Photo => ({
  name,
  mimeType: name.endsWith(".pdf") ? "application/pdf" : "image/jpeg",
  buffer,
});

/** Fine texture before a plain background, in even light, like a close-up with flash. */
const scene = () =>
  sharp({
    create: {
      width: 1000,
      height: 800,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 150, sigma: 26 },
    },
  })
    .blur(0.7)
    .extend({ top: 200, bottom: 200, left: 300, right: 300, background: "#c9a58f" });

const metadata = {
  IFD0: { Make: "Sample", Model: "Phone 1", Orientation: "6", DateTime: "2026:11:01 22:15:00" },
  IFD3: {
    GPSLatitudeRef: "N",
    GPSLatitude: "34/1 4/1 12/1",
    GPSLongitudeRef: "W",
    GPSLongitude: "118/1 24/1 0/1",
  },
};

/** The first bytes of a PNG of 60,000 x 60,000 pixels; the data is not read. */
const hugePng = Buffer.from(
  "89504e470d0a1a0a0000000d494844520000ea600000ea60080000000000000000",
  "hex",
);

const pdf = (more = "") =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${more}>>endobj\n2 0 obj<</Type/Pages/Count 1>>endobj\n3 0 obj<</Type /Page /Parent 2 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

/** The first box of a HEIC file: enough to be recognized. */
const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

/** Generates photos for the check, by defect. */
export async function makePhotos() {
  const raw = await scene().png({ compressionLevel: 1 }).toBuffer();
  const jpeg = (picture: Sharp) => picture.jpeg({ quality: 88 }).toBuffer();
  const sharpOne = await jpeg(sharp(raw));
  const shadow = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path fill="#000" fill-opacity=".93" d="M0 0h950v1200H0z"/></svg>',
  );
  return {
    sharp: photo("sharp.jpg", sharpOne),
    blurred: photo("blurred.jpg", await jpeg(sharp(raw).blur(2.5))),
    dark: photo("dark.jpg", await jpeg(sharp(raw).linear(0.2, 0))),
    bright: photo("bright.jpg", await jpeg(sharp(raw).linear(0.6, 165))),
    shadow: photo("shadow.jpg", await jpeg(sharp(raw).composite([{ input: shadow }]))),
    tiny: photo("tiny.jpg", await jpeg(sharp(raw).resize(320))),
    png: photo("picture.png", raw),
    turned: photo("turned.jpg", await sharp(sharpOne).withMetadata({ orientation: 6 }).toBuffer()),
    gps: photo("gps.jpg", await sharp(raw).withExif(metadata).jpeg().toBuffer()),
    gpsPng: photo(
      "gps.png",
      await sharp(raw).withExif(metadata).withMetadata({ orientation: 6 }).png().toBuffer(),
    ),
    heic: photo("IMG_0001.HEIC", heic),
    pdf: photo("photos.pdf", pdf()),
    lockedPdf: photo("locked.pdf", pdf("/Encrypt 9 0 R")),
    text: photo("notes.jpg", Buffer.from("Dear doctor, this is not a photo.\n")),
    empty: photo("empty.jpg", Buffer.alloc(0)),
    renamed: photo("really-a-jpeg.png", sharpOne),
    truncated: photo("truncated.jpg", sharpOne.subarray(0, Math.floor(sharpOne.length / 2))),
    truncatedPng: photo("truncated.png", raw.subarray(0, Math.floor(raw.length / 2))),
    garbage: photo(
      "garbage.jpg",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50_000, 0x41)]),
    ),
    polyglot: photo(
      "polyglot.jpg",
      Buffer.concat([sharpOne, Buffer.from(`<script>alert(1)</script>${"PK".repeat(4000)}`)]),
    ),
    bomb: photo("bomb.png", hugePng),
    hundred: photo(
      "hundred-megapixels.jpg",
      // The frame header comes before the image data, which is not read.
      Buffer.from("ffd8ffe000104a46494600010100000100010000ffc0000b082710271001011100", "hex"),
    ),
  };
}

/** Enlarges a picture to 48 megapixels, as new phones take them. */
export const makeLargePhoto = (of: Photo, file: string) =>
  sharp(of.buffer)
    .resize(8064, 6048, { kernel: "nearest" })
    .withExif(metadata)
    .jpeg({ quality: 80 })
    .toFile(file);
