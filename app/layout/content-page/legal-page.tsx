import type * as Part from "*.mdx";
import type { NamedPage } from "../../../content-schema/pages.ts";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { ContentPage } from "./content-page.tsx";
import "./legal-page.css";

type LegalPart = Pick<typeof Part, "default" | "tableOfContents">;

/** The first part has the page's own title: its headings move up by one level. */
const promoted = { h2: () => null, h3: "h2" };

/**
 * A legal page made of shared parts; a change to a part reaches every page that holds it. The first
 * part is the one that the page is named after.
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
