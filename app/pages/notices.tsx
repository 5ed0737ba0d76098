import Text, { tableOfContents } from "../../content/legal/notices.mdx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { contentsOf } from "../layout/content-page/contents-of.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata("notices", "/legal/notices");

/** The notices that every patient is owed. */
export default function Notices() {
  return (
    <ContentPage name="notices" path="/legal/notices" contents={contentsOf(tableOfContents)}>
      <Text />
    </ContentPage>
  );
}
