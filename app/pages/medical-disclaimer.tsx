import page from "#page/medical-disclaimer";
import Text, { tableOfContents } from "../../content/legal/medical-disclaimer.mdx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, "/content/medical-disclaimer");

/** What pictures and texts are for, and what they cannot do. */
export default function MedicalDisclaimer() {
  return (
    <ContentPage page={page} path="/content/medical-disclaimer" contents={tableOfContents}>
      <Text />
    </ContentPage>
  );
}
