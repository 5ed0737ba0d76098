import page from "#page/financing";
import Text, { tableOfContents } from "../../content/pages/financing.mdx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, "/content/financing-options");

/** Every price and way to pay. */
export default function FinancingOptions() {
  return (
    <ContentPage page={page} path="/content/financing-options" contents={tableOfContents}>
      <Text />
    </ContentPage>
  );
}
