import type * as Text from "*.mdx";
import { type AddedPage, addedPages } from "#content/texts";
import { BookButton, CallButton, CallLink } from "../components/button/button.tsx";
import { formatDate } from "../components/date/format-date.ts";
import { PromptCard } from "../layout/booking-prompt/booking-prompt.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { textOf } from "../layout/content-page/text-of.ts";

const texts = import.meta.glob<typeof Text>("#texts/pages/*.mdx", { eager: true });

/** Such as `/news` above `/news/flu-season`. */
const parentsOf = ({ path }: AddedPage) =>
  addedPages
    .filter((each) => path.startsWith(`${each.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ title, path }) => ({ label: title, href: path }));

/** A page from `content/pages/`; a news page shows its date. */
export default function Added({ page }: { page: AddedPage }) {
  const text = textOf(texts, page.slug);
  const { labels } = page;
  const actions = labels ? (
    <>
      <CallLink phone="911" kind="outline">
        {labels.phones.call911}
      </CallLink>
      <CallButton>{labels.call}</CallButton>
      <BookButton kind="outline">{labels.book}</BookButton>
    </>
  ) : null;
  return (
    <>
      <ContentPage
        page={page}
        parents={parentsOf(page)}
        contents={text.tableOfContents}
        actions={actions}
      >
        {page.date ? (
          <p>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </p>
        ) : null}
        <text.default />
      </ContentPage>
      {labels ? (
        <PromptCard heading={labels.bar.name} lead={labels.phones.say}>
          <CallButton size="large">{labels.call}</CallButton>
          <BookButton kind="on-deep" size="large">
            {labels.book}
          </BookButton>
        </PromptCard>
      ) : null}
    </>
  );
}
