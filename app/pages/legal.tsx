import type * as Text from "*.mdx";
import { pages } from "#content";
import * as accessibility from "../../content/legal/accessibility.mdx";
import * as changes from "../../content/legal/change-notice.mdx";
import * as hipaa from "../../content/legal/hipaa.mdx";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import * as notices from "../../content/legal/notices.mdx";
import * as privacy from "../../content/legal/privacy.mdx";
import * as terms from "../../content/legal/terms.mdx";
import { PrintButton } from "../components/print-button/print-button.tsx";
import { ContentPage } from "../layout/content-page/content-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

/** Pages of shared parts, so that an edit to a part updates each page that has it. */
const legalPages = {
  "medical-disclaimer": { path: paths.medicalDisclaimer, parts: [disclaimer] },
  terms: { path: paths.terms, parts: [terms, accessibility, privacy, disclaimer] },
  privacy: {
    path: paths.privacy,
    parts: [privacy, hipaa, changes, accessibility, disclaimer, terms],
  },
  notices: { path: paths.notices, parts: [notices] },
} as const;

type Props = { name: keyof typeof legalPages };

export const metadata = ({ name }: Props) => namedPageMetadata(pages[name], legalPages[name].path);

/** In a part that repeats the page's title, its heading goes and those below it rise. */
const promoted = { h2: () => null, h3: "h2" };

type Part = Pick<typeof Text, "default" | "tableOfContents">;

/** The medical disclaimer, the terms, the privacy policy with their parts, or patient notices. */
export default function Legal({ name }: Props) {
  const { path, parts } = legalPages[name];
  const [first, ...others]: readonly Part[] = parts;
  const [title, ...more] = first?.tableOfContents ?? [];
  const repeatsTitle = title && more.length === 0;
  return (
    <ContentPage
      variant="strip"
      page={pages[name]}
      path={path}
      contents={[
        ...(repeatsTitle ? title.parts : (first?.tableOfContents ?? [])),
        ...others.flatMap(({ tableOfContents }) => tableOfContents),
      ]}
      actions={<PrintButton />}
    >
      {parts.map(({ default: Words, tableOfContents: [heading] }: Part, index) => {
        const isTitle = index === 0 && repeatsTitle;
        return (
          <div
            key={heading?.id}
            className="legal-part prose"
            id={isTitle ? heading?.id : undefined}
          >
            <Words {...(isTitle ? { components: promoted } : {})} />
          </div>
        );
      })}
    </ContentPage>
  );
}
