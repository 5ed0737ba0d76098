import type * as Part from "*.mdx";
import type { ReactNode } from "react";
import type { NamedPage } from "#content";
import { Contents, type ContentsEntry } from "../../components/contents/contents.tsx";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { Crumb } from "../../page-context.ts";
import { NamedPageHero } from "../named-page-hero/named-page-hero.tsx";
import "./content-page.css";

/** A text page: hero, text and, beside it, `aside` or the table of contents of a long text. */
export function ContentPage({
  variant = "full",
  page,
  path,
  parents = [],
  contents = [],
  actions,
  aside = contents.length > 2 ? <Contents entries={contents} /> : null,
  children,
}: {
  variant?: "full" | "strip";
  page: NamedPage;
  path: string;
  parents?: readonly Crumb[];
  contents?: readonly ContentsEntry[];
  actions?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <NamedPageHero variant={variant} page={page} path={path} parents={parents}>
        {actions}
      </NamedPageHero>
      <div className="content-page page-width" data-aside={aside ? "" : undefined}>
        {aside}
        <Prose>{children}</Prose>
      </div>
    </>
  );
}

type LegalPart = Pick<typeof Part, "default" | "tableOfContents">;

/** The first part repeats the page's title: drop its heading and promote those below. */
const promoted = { h2: () => null, h3: "h2" };

/**
 * A legal page assembled from shared parts, so that an edit to a part updates each page that has
 * it. The page is named after the first part.
 */
export function LegalPage({
  page,
  path,
  parts: [first, ...others],
}: {
  page: NamedPage;
  path: string;
  parts: readonly [LegalPart, ...LegalPart[]];
}) {
  return (
    <ContentPage
      variant="strip"
      page={page}
      path={path}
      contents={[
        ...first.tableOfContents.flatMap(({ parts }) => parts),
        ...others.flatMap(({ tableOfContents }) => tableOfContents),
      ]}
      actions={<PrintButton />}
    >
      <div className="legal-part prose" id={first.tableOfContents[0]?.id}>
        <first.default components={promoted} />
      </div>
      {others.map(({ default: Text, tableOfContents }) => (
        <div key={tableOfContents[0]?.id} className="legal-part prose">
          <Text />
        </div>
      ))}
    </ContentPage>
  );
}
