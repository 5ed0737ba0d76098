import { languages } from "#content/labels";

type Props = { className?: string; newTab?: boolean; current?: string | undefined };

/** Links to the home pages in other languages than the `current` one, each by its own name. */
export const LanguageLinks = ({
  className = "target",
  newTab = false,
  current = languages[0]?.language,
}: Props) =>
  languages
    .filter(({ language }) => language !== current)
    .map(({ href, label, language }) => (
      <a
        key={href}
        className={className}
        href={href}
        hrefLang={language}
        {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
      >
        <span lang={language}>{label}</span>
      </a>
    ));
