import { readCopy } from "./fill-facts.ts";
import { presentLinks } from "./modules.ts";
import { expandLinks, footerPages, linkOrAll } from "./navigation.ts";
import { link, list } from "./validation/fields.ts";

const record = readCopy("words/footer.yaml", {
  rating: "{value} out of 5, 12 ratings",
  source: "Source: patient ratings, as of November 1, 2026",
  practice: { name: "Practice", heading: "The practice", links: list(linkOrAll, 1, 40) },
  services: "Services",
  contact: "Contact Us",
  licence: "Dr. Jane Example, DO. Licensed and regulated by the {board}.",
  education: "In an emergency call 911.",
  openPayments: "For informational purposes only, a link to the {openPayments} web page …",
  database: "Open Payments",
  legal: list(link, 1, 12),
  privacyNotice: "Notice of Privacy Practices",
});

/** Copy and links of the footer. Placeholders become links or figures. */
export const footer = {
  ...record,
  practice: { ...record.practice, links: [...expandLinks(record.practice.links), ...footerPages] },
  legal: presentLinks(record.legal),
};
