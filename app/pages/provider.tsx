import about from "#page/about";
import page from "#page/provider";
import { providerPath } from "../../content/facts.ts";
import Provider, { tableOfContents } from "../../content/pages/provider.mdx";
import { words } from "../../content/words.ts";
import { BookButton } from "../features/booking/book-button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

export const meta = () => namedPageMetadata(page, providerPath);

/** The doctor's education, certification, presidency and awards. */
export default function ProviderPage() {
  return (
    <ContentPage
      page={page}
      path={providerPath}
      parents={[{ label: about.title, href: "/about" }]}
      contents={tableOfContents}
      actions={<BookButton source="service">{words.book}</BookButton>}
    >
      <Provider />
    </ContentPage>
  );
}
