import type * as Text from "*.mdx";
import { type AddedPage, addedPages } from "#content";
import { formatDate } from "../components/date/format-date.ts";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata, type PageMetadata } from "../seo/page-metadata.ts";

type Props = { page: AddedPage };

const texts = import.meta.glob<typeof Text>("../../content/pages/*.mdx", { eager: true });

/** Such as `/news` above `/news/flu-season`. */
const parentsOf = ({ path }: AddedPage) =>
  addedPages
    .filter((each) => path.startsWith(`${each.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ title, path }) => ({ label: title, href: path }));

export const metadata = ({ page }: Props): PageMetadata => ({
  ...namedPageMetadata(page, { path: page.path, kind: "public" }),
  language: page.language,
});

/** A page from `content/pages/`; a news page shows its date. */
export default function Added({ page }: Props) {
  // Records are read from these files, so each has one.
  const text = texts[`../../content/pages/${page.slug}.mdx`] as typeof Text;
  const { default: Words, tableOfContents } = text;
  return (
    <ContentPage page={page} parents={parentsOf(page)} contents={tableOfContents}>
      {page.date ? (
        <p>
          <time dateTime={page.date}>{formatDate(page.date)}</time>
        </p>
      ) : null}
      <Words />
    </ContentPage>
  );
}
