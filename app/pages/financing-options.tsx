import Text, { tableOfContents } from "../../content/pages/financing.mdx";
import { pages } from "../../content-schema/pages.ts";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages.financing;
const path = paths.financing;

export const metadata = () => namedPageMetadata(page, path);

/** Every price and way to pay. */
export default function FinancingOptions() {
  return (
    <ContentPage page={page} path={path} contents={tableOfContents}>
      <Text />
    </ContentPage>
  );
}
