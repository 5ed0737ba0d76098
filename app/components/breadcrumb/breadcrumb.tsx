import { use } from "react";
import { language, translations, words } from "#content";
import { type Crumb, PageContext } from "../../page-context.ts";
import "./breadcrumb.css";

/** Breadcrumb from the home page; the last item is the current page. */
export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const page = use(PageContext);
  if (page) page.collected.trail = trail;
  const isTranslation = translations.some(({ path }) => path === page?.path);
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb.name}>
      <ol className="breadcrumb-list">
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <a href={href} lang={isTranslation ? language : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
