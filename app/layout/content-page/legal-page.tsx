import type * as Part from "*.mdx";
import type { NamedPage } from "../../../content-schema/pages.ts";
import { ContentPage } from "./content-page.tsx";

/** A legal page made of shared parts; a change to a part reaches every page that holds it. */
export function LegalPage({
  page,
  path,
  parts,
}: {
  page: NamedPage;
  path: string;
  parts: readonly Pick<typeof Part, "default" | "tableOfContents">[];
}) {
  return (
    <ContentPage page={page} path={path} contents={parts.flatMap((part) => part.tableOfContents)}>
      {parts.map(({ default: Text, tableOfContents }) => (
        <Text key={tableOfContents[0]?.id} />
      ))}
    </ContentPage>
  );
}
