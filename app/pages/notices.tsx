import { pages } from "#content";
import Text, { tableOfContents } from "../../content/legal/notices.mdx";
import { PrintButton } from "../components/print-button/print-button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.notices;
const path = paths.notices;

export const metadata = () => namedPageMetadata(page, path);

/** Notices that the law requires for patients. */
export default function Notices() {
  return (
    <ContentPage
      variant="strip"
      page={page}
      path={path}
      contents={tableOfContents}
      actions={<PrintButton />}
    >
      <Text />
    </ContentPage>
  );
}
