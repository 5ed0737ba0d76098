import Text, { tableOfContents } from "../../content/legal/medical-disclaimer.mdx";
import { pages } from "../../content-schema/pages.ts";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages["medical-disclaimer"];
const path = paths.medicalDisclaimer;

export const metadata = () => namedPageMetadata(page, path);

/** What pictures and texts are for, and what they cannot do. */
export default function MedicalDisclaimer() {
  return (
    <ContentPage page={page} path={path} contents={tableOfContents}>
      <Text />
    </ContentPage>
  );
}
