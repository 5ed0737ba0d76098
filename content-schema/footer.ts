import { z } from "zod";
import { blanks, link, list, text } from "./fields.ts";
import { presentLinks } from "./modules.ts";
import { expandLinks, footerPages, linkOrAll } from "./navigation.ts";
import { readWords } from "./read-words.ts";

/** The words and links of every page's foot. */
export const footerSchema = z.strictObject({
  rating: blanks("{value} out of 5, 12 ratings"),
  source: text("Source: patient ratings, as of November 1, 2026"),
  practice: z.strictObject({
    name: text("Practice"),
    heading: text("The practice"),
    links: list(linkOrAll, 1, 40),
  }),
  services: text("Services"),
  contact: text("Contact Us"),
  licence: blanks("Dr. Jane Example, DO. Licensed and regulated by the {board}."),
  education: blanks("In an emergency call 911. See the {notices}."),
  openPayments: blanks("For informational purposes only, a link to the {openPayments} web page …"),
  database: text("Open Payments"),
  notices: text("Patient notices"),
  legal: list(link, 1, 12),
  privacyNotice: text("Notice of Privacy Practices"),
});

const record = readWords("words/footer.yaml", footerSchema);

/** The words and links of every page's foot. Words in braces become links or figures there. */
export const footer = {
  ...record,
  practice: { ...record.practice, links: [...expandLinks(record.practice.links), ...footerPages] },
  legal: presentLinks(record.legal),
};
