import type * as Text from "*.mdx";
import { type AddedPage, addedPages } from "#content";
import { formatDate } from "../components/date/format-date.ts";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { namedPageMetadata } from "../seo/page-metadata.ts";

type Props = { slug: string };

const texts = import.meta.glob<typeof Text>("../../content/pages/*.mdx", { eager: true });

function read(slug: string) {
  const page = addedPages.find((each) => each.slug === slug);
  const text = texts[`../../content/pages/${slug}.mdx`];
  if (!page || !text) throw new Error(`${slug}: expected a page of this name, found none`);
  return { page, text };
}

/** Such as `/news` above `/news/flu-season`. */
const parentsOf = ({ path }: AddedPage) =>
  addedPages
    .filter((each) => path.startsWith(`${each.path}/`))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ title, path }) => ({ label: title, href: path }));

export function metadata({ slug }: Props) {
  const { page } = read(slug);
  return {
    ...namedPageMetadata(page, { path: page.path, kind: "public" }),
    language: page.language,
  };
}

/** A page from `content/pages/`; a news page shows its date. */
export default function Added({ slug }: Props) {
  const { page, text } = read(slug);
  const { default: Words, tableOfContents } = text;
  return (
    <ContentPage page={page} path={page.path} parents={parentsOf(page)} contents={tableOfContents}>
      {page.date ? (
        <p>
          <time dateTime={page.date}>{formatDate(page.date)}</time>
        </p>
      ) : null}
      <Words />
    </ContentPage>
  );
}
