import { use } from "react";
import { words } from "#content";
import { type Crumb, PageContext, useTranslation } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import "./breadcrumb.css";

/** `trail` starts below the home page and ends with the current one. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const page = use(PageContext);
  const labels = useTranslation()?.labels;
  const home = { label: labels?.home ?? words.breadcrumb.home, href: paths.home };
  const shown = [home, ...trail];
  if (page) page.collected.trail = shown;
  return (
    <nav className="breadcrumb" aria-label={labels?.breadcrumb ?? words.breadcrumb.name}>
      <ol className="breadcrumb-list">
        {shown.map(({ label, href }, index) => (
          <li key={href}>
            {index === shown.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
