import type { CreativeWorkLeaf, MedicalWebPageLeaf } from "schema-dts";
import { providerName } from "../../../content/facts.ts";
import { serviceWords } from "../../../content/service-words.ts";
import type { MedicalPage } from "../../../content/services.ts";
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

/**
 * Who reviewed the page. Until the doctor has signed, the name carries the page's own words about
 * that, so that no machine takes a sample for a review.
 */
function reviewer({ name, sample }: MedicalPage["review"]["reviewer"]) {
  if (!sample && name === providerName) return reference(ids.physician);
  return {
    "@type": "Person" as const,
    name: sample ? `${name} ${serviceWords.review.unsigned}` : name,
  };
}

/** A medical page: its subject, who wrote and reviewed it, when, and its sources. */
export const medicalWebPage = ({ path, title, about, review, sources }: MedicalPage) => {
  const subject = { "@type": about.type, "@id": ids.subject(path), name: about.name };
  const page: MedicalWebPageLeaf = {
    ...webPage("MedicalWebPage", path, title),
    about: reference(ids.subject(path)),
    lastReviewed: review.lastReviewed,
    reviewedBy: reviewer(review.reviewer),
    author: { "@type": "Organization", name: review.author.name },
    citation: sources.map(citation),
  };
  return [page, subject] as const;
};
