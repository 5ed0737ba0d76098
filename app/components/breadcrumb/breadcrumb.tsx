import { type Crumb, useLabels, usePage } from "../../page-context.ts";
import { paths } from "../../paths.ts";
import "./breadcrumb.css";

/** `parents` are the pages between the home page and the current one, `title`. */
export function Breadcrumb({ parents, title }: { parents: readonly Crumb[]; title: string }) {
  const { path, collected } = usePage();
  const { home: label, breadcrumb } = useLabels();
  const home = { label, href: paths.home };
  const links = [home, ...parents];
  collected.breadcrumb = [...links, { label: title, href: path }];
  return (
    <nav className="breadcrumb" aria-label={breadcrumb}>
      <ol className="breadcrumb-list">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="target">
              {label}
            </a>
          </li>
        ))}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
