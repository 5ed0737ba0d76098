import type { AggregateRatingLeaf, MedicalBusinessLeaf, ReserveActionLeaf } from "schema-dts";
import { providerName } from "../../../content-schema/facts.ts";
import { images } from "../../../content-schema/images.ts";
import { practice } from "../../../content-schema/practice.ts";
import { paths } from "../../paths.ts";
import { absolute, ids, pictureAddress, reference } from "./ids.ts";
import { makesOffer } from "./offers.ts";

/** The practice in few words, for pages that only point to it. */
export const practiceStub = (): MedicalBusinessLeaf => ({
  "@type": "MedicalBusiness",
  "@id": ids.practice,
  name: providerName,
  brand: { "@type": "Brand", name: practice.brandName },
  url: absolute(paths.home),
});

/** Booking an appointment; its target is the page that does it. */
export const reserveAction = (): ReserveActionLeaf => ({
  "@type": "ReserveAction",
  target: { "@type": "EntryPoint", urlTemplate: absolute(paths.schedule) },
});

const rating = ({
  value,
  count,
  best,
}: NonNullable<typeof practice.rating>): AggregateRatingLeaf => ({
  "@type": "AggregateRating",
  ratingValue: value,
  ratingCount: count,
  bestRating: best,
});

/** Everything the home page says of the practice. */
export const practiceNode = (): MedicalBusinessLeaf => ({
  ...practiceStub(),
  image: images.hero ? pictureAddress("hero") : absolute("/share/home.png"),
  ...(images.logo ? { logo: pictureAddress("logo") } : {}),
  telephone: practice.phones.main,
  address: practice.offices.map(({ id }) => reference(ids.address(id))),
  department: practice.offices.map(({ id }) => reference(ids.office(id))),
  subOrganization: reference(ids.physician),
  ...makesOffer(),
  potentialAction: reserveAction(),
  ...(practice.rating?.structuredData.shown ? { aggregateRating: rating(practice.rating) } : {}),
});
