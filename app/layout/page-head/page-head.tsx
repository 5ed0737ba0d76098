import type { ReactNode } from "react";
import { pages } from "../../../content/pages.ts";
import type { PageName } from "../../../content/schema.ts";
import type { Crumb } from "../../components/breadcrumb/breadcrumb.tsx";
import { PageHeader } from "../../components/page-header/page-header.tsx";

/** The head of a page whose words stand in `content/pages.ts`; `more` follows its first sentence. */
export function PageHead({
  name,
  path,
  parents = [],
  more,
  children,
}: {
  name: PageName;
  path: string;
  parents?: readonly Crumb[];
  more?: ReactNode;
  children?: ReactNode;
}) {
  const { title, eyebrow, heading, lead, view } = pages[name];
  return (
    <PageHeader
      trail={[{ label: "Home", href: "/" }, ...parents, { label: title, href: path }]}
      eyebrow={eyebrow}
      heading={heading}
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
