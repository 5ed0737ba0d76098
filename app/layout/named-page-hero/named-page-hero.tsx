import type { ReactNode } from "react";
import { type NamedPage, words } from "#content";
import { Emphasis } from "../../components/emphasis/emphasis.tsx";
import { PageHero } from "../../components/page-hero/page-hero.tsx";
import type { Crumb } from "../../page-context.ts";
import { paths } from "../../paths.ts";

/** The hero of a page of `content/pages.yaml`; `more` follows its lead sentence. */
export function NamedPageHero({
  variant = "full",
  page,
  path,
  parents = [],
  more,
  foot,
  children,
}: {
  variant?: "full" | "strip";
  page: NamedPage;
  path: string;
  parents?: readonly Crumb[];
  more?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}) {
  const { title, eyebrow, heading, lead, view } = page;
  return (
    <PageHero
      variant={variant}
      foot={foot}
      trail={[
        { label: words.breadcrumb.home, href: paths.home },
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
    </PageHero>
  );
}
