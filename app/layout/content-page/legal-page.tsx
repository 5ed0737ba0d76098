import type * as Part from "*.mdx";
import type { NamedPage } from "#content";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { ContentPage } from "./content-page.tsx";
import "./legal-page.css";

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
