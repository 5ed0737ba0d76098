import { use } from "react";
import { translations, words } from "#content";
import { type Crumb, PageContext } from "../../page-context.ts";
import "./breadcrumb.css";

/** Breadcrumb from the home page; the last item is the current page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const page = use(PageContext);
  if (page) page.collected.trail = trail;
  const labels = translations.find(({ path }) => path === page?.path)?.labels;
  return (
    <nav className="breadcrumb" aria-label={labels?.breadcrumb ?? words.breadcrumb.name}>
      <ol className="breadcrumb-list">
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href}>{(index === 0 && labels?.home) || label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
