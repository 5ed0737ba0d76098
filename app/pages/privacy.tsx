import { pages } from "#content";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as changes from "../../content/legal/change-notice.mdx";
import * as hipaa from "../../content/legal/hipaa.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { LegalPage } from "../layout/content-page/legal-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.privacy;
const path = paths.privacy;

export const metadata = () => namedPageMetadata(page, path);

/** The parts of the terms, privacy first, with HIPAA and the notice of changes. */
export default function Privacy() {
  return (
    <LegalPage
      page={page}
      path={path}
      parts={[privacy, hipaa, changes, accessibility, disclaimer, terms]}
    />
  );
}
