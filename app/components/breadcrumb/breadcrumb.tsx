import { words } from "#content";
import { type Crumb, usePage, useTranslation } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import "./breadcrumb.css";

/** `parents` are the pages between the home page and the current one, `title`. */
export function Breadcrumb({ parents, title }: { parents: readonly Crumb[]; title: string }) {
  const { path, collected } = usePage();
  const labels = useTranslation()?.labels;
  const home = { label: labels?.home ?? words.breadcrumb.home, href: paths.home };
  const shown = [home, ...parents, { label: title, href: path }];
  collected.trail = shown;
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
