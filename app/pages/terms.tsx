import { pages } from "#content";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { LegalPage } from "../layout/content-page/legal-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.terms;
const path = paths.terms;

export const metadata = () => namedPageMetadata(page, path);

/** The terms, then the accessibility statement, the privacy policy and the medical disclaimer. */
export default function Terms() {
  return <LegalPage page={page} path={path} parts={[terms, accessibility, privacy, disclaimer]} />;
}
