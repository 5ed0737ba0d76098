import { words } from "#content";
import "./breadcrumb.css";

export type Crumb = { label: string; href: string };

/** Breadcrumb from the home page; the last item is the current page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb.name}>
      <ol className="breadcrumb-list">
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index === trail.length - 1 ? (
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
