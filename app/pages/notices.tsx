import page from "#page/notices";
import Text, { tableOfContents } from "../../content/legal/notices.mdx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, "/legal/notices");

/** The notices that every patient is owed. */
export default function Notices() {
  return (
    <ContentPage page={page} path="/legal/notices" contents={tableOfContents}>
      <Text />
    </ContentPage>
  );
}
