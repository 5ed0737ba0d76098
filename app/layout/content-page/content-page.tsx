import type { ReactNode } from "react";
import type { NamedPage } from "../../../content-schema/pages.ts";
import type { Crumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Contents, type ContentsEntry } from "../../components/contents/contents.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { PageHead } from "../page-head/page-head.tsx";
import "./content-page.css";

/** A page of running text: its hero, a table of contents where it is long, and the text. */
export function ContentPage({
  page,
  path,
  parents = [],
  contents = [],
  actions,
  children,
}: {
  page: NamedPage;
  path: string;
  parents?: readonly Crumb[];
  contents?: readonly ContentsEntry[];
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <PageHead page={page} path={path} parents={parents}>
        {actions}
      </PageHead>
      <div className="content-page page-width" data-contents={contents.length > 2 || undefined}>
        {contents.length > 2 ? <Contents entries={contents} /> : null}
        <Prose>{children}</Prose>
      </div>
    </>
  );
}
