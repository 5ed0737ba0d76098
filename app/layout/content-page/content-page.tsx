import type { tableOfContents } from "*.mdx";
import type { ReactNode } from "react";
import type { NamedPage } from "#content";
import { Contents } from "../../components/contents/contents.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import type { Crumb } from "../../page-context.ts";
import "./content-page.css";

const entryOf = ({ id, value }: (typeof tableOfContents)[number]) => ({ id, label: value });

/** Beside the text is `aside` or the table of contents of a long text. */
export function ContentPage({
  variant = "full",
  page,
  parents = [],
  contents = [],
  actions,
  aside = contents.length > 2 ? <Contents entries={contents.map(entryOf)} /> : null,
  children,
}: {
  variant?: "full" | "strip";
  page: NamedPage;
  parents?: readonly Crumb[];
  contents?: typeof tableOfContents;
  actions?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHero {...page} variant={variant} parents={parents}>
        {actions}
      </PageHero>
      <div className="content-page page-body page-width" data-aside={aside ? "" : undefined}>
        {aside}
        <Prose>{children}</Prose>
      </div>
    </>
  );
}
