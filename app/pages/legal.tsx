import { pages } from "#content";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as changes from "../../content/legal/change-notice.mdx";
import * as hipaa from "../../content/legal/hipaa.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { LegalPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const legalPages = {
  "medical-disclaimer": { path: paths.medicalDisclaimer, parts: [disclaimer] },
  terms: { path: paths.terms, parts: [terms, accessibility, privacy, disclaimer] },
  privacy: {
    path: paths.privacy,
    parts: [privacy, hipaa, changes, accessibility, disclaimer, terms],
  },
} as const;

type Props = { name: keyof typeof legalPages };

export const metadata = ({ name }: Props) => namedPageMetadata(pages[name], legalPages[name].path);

/** The medical disclaimer, the terms or the privacy policy, with the texts that belong to it. */
export default function Legal({ name }: Props) {
  return <LegalPage page={pages[name]} {...legalPages[name]} />;
}
