import type * as Text from "*.mdx";
import type { NamedPage } from "#content/pages";
import * as accessibility from "#texts/legal/accessibility.mdx";
import * as changes from "#texts/legal/change-notice.mdx";
import * as hipaa from "#texts/legal/hipaa.mdx";
import * as disclaimer from "#texts/legal/medical-disclaimer.mdx";
import * as notices from "#texts/legal/notices.mdx";
import * as privacy from "#texts/legal/privacy.mdx";
import * as terms from "#texts/legal/terms.mdx";
import { PrintButton } from "../components/button/button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import "../components/page-hero/page-hero-compact.css";

const partsOf: Readonly<Record<string, readonly (typeof Text)[]>> = {
  "medical-disclaimer": [disclaimer],
  terms: [terms, accessibility, privacy, disclaimer],
  privacy: [privacy, hipaa, changes, accessibility, disclaimer, terms],
  notices: [notices],
};

/** In a part that repeats the page's title, its heading goes and those below it rise. */
const promoted = { h2: () => null, h3: "h2" };

/** The medical disclaimer, the terms, the privacy policy with their parts, or patient notices. */
export default function Legal({ page }: { page: NamedPage }) {
  const parts = partsOf[page.name] ?? [];
  const headings = parts.flatMap(({ tableOfContents }) => tableOfContents);
  const [title, ...others] = headings;
  const repeatsTitle = parts[0]?.tableOfContents.length === 1;
  return (
    <ContentPage
      loadView="eager"
      variant="compact"
      page={page}
      contents={repeatsTitle ? [...(title?.children ?? []), ...others] : headings}
      actions={<PrintButton />}
    >
      {parts.map(({ default: Words, tableOfContents: [heading] }, index) => {
        const isTitle = index === 0 && repeatsTitle;
        return (
          <div
            key={heading?.id}
            className="legal-part prose"
            id={isTitle ? heading?.id : undefined}
          >
            <Words components={isTitle ? promoted : undefined} />
          </div>
        );
      })}
    </ContentPage>
  );
}
