import page from "#page/privacy";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as changes from "../../content/legal/change-notice.mdx";
import * as hipaa from "../../content/legal/hipaa.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { LegalPage } from "../layout/content-page/legal-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, "/legal/privacy");

/** The same parts as the terms, led by privacy, with HIPAA and the notice of changes. */
export default function Privacy() {
  return (
    <LegalPage
      page={page}
      path="/legal/privacy"
      parts={[privacy, hipaa, changes, accessibility, disclaimer, terms]}
    />
  );
}
