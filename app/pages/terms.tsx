import page from "#page/terms";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { LegalPage } from "../layout/content-page/legal-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, "/legal/terms");

/** Accessibility statement, privacy policy, medical disclaimer and terms, in one page. */
export default function Terms() {
  return (
    <LegalPage
      page={page}
      path="/legal/terms"
      parts={[accessibility, privacy, disclaimer, terms]}
    />
  );
}
