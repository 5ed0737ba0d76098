import type * as Text from "*.mdx";
import type { AddedPage } from "#content/texts";
import { CallLink } from "../components/button/button.tsx";
import { BookButton } from "../features/booking/book-button.tsx";
import { CallButton } from "../features/call-sheet/call-button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { textOf } from "../layout/content-page/text-of.ts";

const texts = import.meta.glob<typeof Text>("#texts/pages/*.mdx", { eager: true });

/** A page from `content/pages/`. */
export default function Added({ page }: { page: AddedPage }) {
  const text = textOf(texts, page.slug);
  const actions = page.labels ? (
    <>
      <CallButton>{page.labels.call}</CallButton>
      <BookButton kind="outline">{page.labels.book}</BookButton>
      <CallLink phone="911" kind="outline">
        {page.labels.phones.call911}
      </CallLink>
    </>
  ) : null;
  return (
    <ContentPage page={page} contents={text.tableOfContents} actions={actions}>
      <text.default />
    </ContentPage>
  );
}
