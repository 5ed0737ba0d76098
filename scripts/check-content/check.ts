import { globSync } from "node:fs";
import { join } from "node:path";
import type { ServiceRecord } from "#content/services";
import { galleryPath, paths, redirects } from "../../app/paths.ts";
import { ContentReader, contentFolder } from "../../content-schema/content-reader.ts";
import { servicePath } from "../../content-schema/format/page-path.ts";
import { type Content, readUnchecked } from "../../content-schema/load-content.ts";
import { presentLinksOf } from "../../content-schema/optional-parts.ts";
import { scopeFor } from "../../content-schema/text-rules.ts";
import { valuesOf } from "../../content-schema/validation/metadata.ts";
import { type Place, Problem, problemsOf } from "../../content-schema/validation/problem.ts";
import { galleryProblems } from "../pictures/gallery.ts";
import { imageProblems } from "../pictures/site-images.ts";
import { addressError, textProblems } from "./texts.ts";

type Address = { path: string; place?: Place };

/** Returns a problem per address that another page, or the former name of a service, has. */
const addressProblems = (addresses: readonly Address[]) =>
  addresses.flatMap(({ path, place }, index) => {
    const other = addresses.slice(0, index).find((each) => each.path === path);
    if (!place || !other) return [];
    const whose = other.place?.file ?? "another page of the site";
    const details = { expected: "an address of its own", found: `"${path}", which ${whose} has` };
    return [new Problem(place, details)];
  });

const addressFields = ["href", "path", "bookingUrl", "photoConsultUrl", "privacyNotice"];

/** Returns a problem per address of a page or a file that the site does not have. */
const linkProblems = ({ records }: ContentReader, allPaths: readonly string[]) =>
  [...records].flatMap(([file, { input }]) =>
    [...valuesOf(input)].flatMap(({ path, value }) => {
      if (!addressFields.includes(String(path.at(-1)))) return [];
      const details = addressError(String(value), allPaths);
      return details ? [new Problem({ file, path }, details)] : [];
    }),
  );

/** Examples, pictures, which have a check of their own, and files that other programs add. */
const notRead = ["{templates,images,gallery-pictures}/**", "**/{Thumbs.db,desktop.ini,~$*}"];

/** Returns a problem per file that the site does not read, such as one of another name. */
const unreadProblems = ({ folder, records }: ContentReader, texts: readonly { file: string }[]) =>
  globSync("**/*.*", { cwd: folder, exclude: notRead })
    .map((name) => `content/${name}`)
    .filter((file) => !records.has(file) && !texts.some((text) => text.file === file))
    .map((file) => {
      const details = { expected: "a file that the site reads", found: "one that nothing reads" };
      return new Problem({ file }, details);
    });

const uniqueFields = [
  {
    path: ["order"],
    valueIn: ({ order }: ServiceRecord) => order,
    expected: "a number of its own",
    fix: (services: readonly ServiceRecord[]) =>
      `write ${Math.max(...services.map(({ order }) => order)) + 1} in the newer of the two`,
  },
  {
    path: ["sources"],
    valueIn: ({ sources }: ServiceRecord) => sources.map(({ url }) => url).join(),
    expected: "the sources of this page's own text",
    fix: () => "write title, organization, year and url of each",
  },
  {
    path: ["about", "name"],
    valueIn: ({ about }: ServiceRecord) => about.name.toLowerCase(),
    expected: "what this page alone is about",
    fix: () => "write its medical name",
  },
];

/** Returns a problem per value that a service still shares with the one it was copied from. */
const sharedValueProblems = (services: readonly ServiceRecord[]) =>
  uniqueFields.flatMap(({ path, valueIn, expected, fix }) =>
    services.flatMap((service, index) => {
      const other = services.slice(0, index).find((each) => valueIn(each) === valueIn(service));
      if (!other) return [];
      const found = `the same as in “${other.title}”`;
      const place = { file: `content/services/${service.slug}.mdx`, path };
      return [new Problem(place, { expected, found, fix: fix(services) })];
    }),
  );

const formerAddressesOf = ({ serviceRecords }: Content): Address[] =>
  Object.values(serviceRecords).flatMap(({ slug, formerly = [] }) =>
    formerly.map((name, index) => {
      const place = { file: `content/services/${slug}.mdx`, path: ["formerly", index] };
      return { path: servicePath(name), place };
    }),
  );

function addressesOf(content: Content): Address[] {
  const fixedLinks = Object.values(paths).map((href) => ({ href }));
  const { services, doctors, addedPages, aftercare } = content;
  const inFile = (folder: string) => (page: { slug: string; path: string }) => {
    return { path: page.path, place: { file: `content/${folder}/${page.slug}.mdx` } };
  };
  return [
    ...presentLinksOf(content.optionalParts)(fixedLinks).map(({ href }) => ({ path: href })),
    { path: content.providerPath, place: { file: "content/practice.yaml" } },
    ...content.gallery.map(({ id }) => ({ path: galleryPath(id) })),
    ...services.map(inFile("services")),
    ...doctors.map(inFile("doctors")),
    ...aftercare.map(inFile("after")),
    ...formerAddressesOf(content),
    ...addedPages.map(({ file, path }) => ({ path, place: { file, path: ["path"] } })),
  ];
}

/** Paths of the site to which no link should lead. */
const unlinkedPaths: readonly string[] = [
  ...redirects.map(({ from }) => from),
  paths.malformed,
  paths.notFound,
  paths.unknownService,
  paths.test,
];

async function allProblems({ content, reader, missingFacts }: ReturnType<typeof readUnchecked>) {
  const addresses = addressesOf(content);
  const allPaths = addresses.map(({ path }) => path);
  const formerPaths = formerAddressesOf(content).map(({ path }) => path);
  const isLinkable = (path: string) => !formerPaths.includes(path) && !unlinkedPaths.includes(path);
  const linkable = allPaths.filter(isLinkable);
  const texts = reader.texts("services", "doctors", "pages", "legal");
  return [
    ...missingFacts,
    ...unreadProblems(reader, texts),
    ...texts.flatMap(({ file, text }) => {
      try {
        return textProblems(file, reader.fillText(file, text), scopeFor(file, content), linkable);
      } catch (error) {
        return problemsOf(error);
      }
    }),
    ...sharedValueProblems(Object.values(content.serviceRecords)),
    ...addressProblems(addresses),
    // Links to pages that the practice lacks are removed, so they are no problem.
    ...linkProblems(reader, [...allPaths, ...Object.values(paths)].filter(isLinkable)),
    ...(await imageProblems(content.namedImages, join(reader.folder, "images"))),
    ...(await galleryProblems(content.galleryPictures, join(reader.folder, "gallery-pictures"))),
  ];
}

/** Checks a content folder; a warning is an overdue medical review, which its page shows. */
export async function checkContent(folder: string = contentFolder) {
  try {
    const read = readUnchecked(new ContentReader(folder));
    const { serviceRecords, today } = read.content;
    const overdue = Object.values(serviceRecords).filter(({ review }) => review.nextReview < today);
    return {
      errors: await allProblems(read),
      warnings: overdue.map(
        ({ slug, review }) =>
          `content/services/${slug}.mdx: review.nextReview: the medical review has been overdue since ${review.nextReview}`,
      ),
    };
  } catch (error) {
    return { errors: problemsOf(error), warnings: [] };
  }
}
