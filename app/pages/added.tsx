import type * as Text from "*.mdx";
import { type AddedPage, addedPages } from "#content/added-pages";
import { BookButton, CallButton } from "../components/button/button.tsx";
import { formatDate } from "../components/date/format-date.ts";
import { UrgentStrip } from "../components/urgent-strip/urgent-strip.tsx";
import { CallToActionCard } from "../layout/call-to-action/call-to-action.deferred.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { findText } from "../layout/content-page/find-text.ts";

const texts = import.meta.glob<typeof Text>("#texts/pages/*.mdx", { eager: true });

/** Such as `/news` above `/news/flu-season`. */
const parentsOf = ({ path }: AddedPage) =>
  addedPages
    .filter((each) => path.startsWith(`${each.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ title, path }) => ({ label: title, href: path }));

/** A page from `content/pages/`; a news page shows its date, and a translation begins with what cannot wait. */
export default function Added({ page }: { page: AddedPage }) {
  const text = findText(texts, page.slug);
  const { labels } = page;
  const [urgent] = text.tableOfContents;
  const lead = labels ? (
    <>
      <p>{page.lead}</p>
      <UrgentStrip call={labels.phones.call911}>
        {urgent ? <a href={`#${urgent.id}`}>{urgent.value}</a> : null}
      </UrgentStrip>
    </>
  ) : (
    page.lead
  );
  const actions = labels ? (
    <>
      <CallButton>{labels.call}</CallButton>
      <BookButton variant="outline">{labels.book}</BookButton>
    </>
  ) : null;
  return (
    <>
      <ContentPage
        page={{ ...page, lead }}
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
        <CallToActionCard heading={labels.bar.name} lead={labels.phones.say}>
          <CallButton size="large">{labels.call}</CallButton>
          <BookButton variant="on-deep" size="large">
            {labels.book}
          </BookButton>
        </CallToActionCard>
      ) : null}
    </>
  );
}
