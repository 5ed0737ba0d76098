import type { ReactNode } from "react";
import { words } from "../../../content-schema/common.ts";
import type { NamedPage } from "../../../content-schema/pages.ts";
import type { Crumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { Emphasis } from "../../components/emphasis/emphasis.tsx";
import { PageHeader } from "../../components/page-header/page-header.tsx";
import { paths } from "../../paths.ts";

/** The hero of a page of `content/pages.yaml`; `more` follows its lead sentence. */
export function PageHead({
  variant = "hero",
  page,
  path,
  parents = [],
  more,
  aside,
  children,
}: {
  variant?: "hero" | "strip";
  page: NamedPage;
  path: string;
  parents?: readonly Crumb[];
  more?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
}) {
  const { title, eyebrow, heading, lead, view } = page;
  return (
    <PageHeader
      variant={variant}
      aside={aside}
      trail={[
        { label: words.way.home, href: paths.home },
        ...parents,
        { label: title, href: path },
      ]}
      eyebrow={eyebrow}
      heading={<Emphasis text={heading} />}
      lead={
        <>
          <p>{lead}</p>
          {more}
        </>
      }
      view={view}
    >
      {children}
    </PageHeader>
  );
}
