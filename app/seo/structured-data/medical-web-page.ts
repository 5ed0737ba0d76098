import type { CreativeWorkLeaf, MedicalWebPageLeaf } from "schema-dts";
import { providerName } from "../../../content-schema/facts.ts";
import type { MedicalPage } from "../../../content-schema/services.ts";
import { ids, reference } from "./ids.ts";
import { webPage } from "./web-page.ts";

const citation = ({
  title,
  organization,
  year,
  url,
}: MedicalPage["sources"][number]): CreativeWorkLeaf => ({
  "@type": "CreativeWork",
  name: title,
  publisher: { "@type": "Organization", name: organization },
  datePublished: String(year),
  url,
});

/** Who reviewed the page and when; nothing until a doctor has. */
function reviewOf({ reviewer, lastReviewed }: MedicalPage["review"]) {
  if (reviewer.sample) return {};
  const { name } = reviewer;
  const reviewedBy =
    name === providerName ? reference(ids.physician) : { "@type": "Person" as const, name };
  return { lastReviewed, reviewedBy };
}

/** A medical page: its subject, who wrote and reviewed it, when, and its sources. */
export const medicalWebPage = ({ path, title, about, review, sources }: MedicalPage) => {
  const subject = { "@type": about.type, "@id": ids.subject(path), name: about.name };
  const page: MedicalWebPageLeaf = {
    ...webPage("MedicalWebPage", path, title),
    about: reference(ids.subject(path)),
    ...reviewOf(review),
    author: { "@type": "Organization", name: review.author.name },
    citation: sources.map(citation),
  };
  return [page, subject] as const;
};
