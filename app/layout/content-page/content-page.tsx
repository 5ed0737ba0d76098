import type { ReactNode } from "react";
import type { Page } from "../../../content/schema.ts";
import type { Crumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Contents, type ContentsEntry } from "../../components/contents/contents.tsx";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import "./content-page.css";

/** A page of running text: its head, a table of contents where it is long, and the text. */
export function ContentPage({
  page,
  path,
  parents = [],
  contents = [],
  actions,
  children,
}: {
  page: Page;
  path: string;
  parents?: readonly Crumb[];
  contents?: readonly ContentsEntry[];
  actions?: ReactNode;
  children: ReactNode;
}) {
  const trail = [{ label: "Home", href: "/" }, ...parents, { label: page.title, href: path }];
  return (
    <>
      <PageHeader
        trail={trail}
        eyebrow={page.eyebrow}
        heading={page.heading}
        lead={<p>{page.lead}</p>}
        view={page.view}
      >
        {actions}
      </PageHeader>
      <div className="content-page page-width" data-contents={contents.length > 2 || undefined}>
        {contents.length > 2 ? <Contents entries={contents} /> : null}
        <Prose>{children}</Prose>
      </div>
    </>
  );
}
