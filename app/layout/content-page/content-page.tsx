import type { tableOfContents } from "*.mdx";
import type { ComponentProps, ReactNode } from "react";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import { TableOfContents } from "../../components/table-of-contents/table-of-contents.tsx";
import "../../components/prose/prose.css";
import "./content-page.css";

type Props = Omit<ComponentProps<typeof PageHero>, "footer"> & {
  contents?: typeof tableOfContents;
  actions?: ReactNode;
  aside?: ReactNode;
};

/** Beside the text is `aside` or the table of contents of a long text. */
export function ContentPage({ page, contents = [], actions, aside, children, ...hero }: Props) {
  const entries = contents.map(({ id, value }) => ({ id, label: value }));
  const beside = aside ?? (entries.length > 2 ? <TableOfContents entries={entries} /> : null);
  return (
    <>
      <PageHero page={page} {...hero}>
        {actions}
      </PageHero>
      <div className="content-page page-body page-width" data-aside={beside ? "" : undefined}>
        {beside}
        <div className="prose">{children}</div>
      </div>
    </>
  );
}
