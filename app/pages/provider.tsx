import Provider, { tableOfContents } from "../../content/pages/provider.mdx";
import { providerPath } from "../../content-schema/facts.ts";
import { pages } from "../../content-schema/pages.ts";
import { words } from "../../content-schema/words.ts";
import { BookButton } from "../features/booking/book-button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const metadata = () => namedPageMetadata(pages.provider, providerPath);

/** The doctor's education, certification, presidency and awards. */
export default function ProviderPage() {
  return (
    <ContentPage
      page={pages.provider}
      path={providerPath}
      parents={[{ label: pages.about.title, href: paths.about }]}
      contents={tableOfContents}
      actions={<BookButton source="service">{words.book}</BookButton>}
    >
      <Provider />
    </ContentPage>
  );
}
