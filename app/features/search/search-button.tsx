import { Search } from "lucide-react";
import type { ReactNode } from "react";
import * as commonWords from "#words/common";
import * as searchWords from "#words/search";
import { Button } from "../../components/button/button.tsx";
import { searchId } from "../../data-attributes.ts";
import { opens as opensByScript } from "../../islands/controls.ts";
import { paths } from "../../paths.ts";

const opens = { commandfor: searchId, command: "--open", "aria-haspopup": "dialog" } as const;

type SearchButtonProps = { label?: string; children?: ReactNode };

/** Without script, a link to the list of all services replaces the icon button. */
export function SearchButton({ label = searchWords.open, children }: SearchButtonProps) {
  if (children) {
    return (
      <Button {...opens} kind="outline">
        {children}
      </Button>
    );
  }
  const icon = <Search />;
  return (
    <>
      <button
        type="button"
        {...opens}
        className="search-button-icon button-round"
        aria-label={label}
      >
        {icon}
      </button>
      <a
        className="search-button-icon button-round without-script"
        href={paths.services}
        aria-label={commonWords.errorPage.services}
        // Where the search's code did not load, its use tries again.
        {...opensByScript(searchId)}
      >
        {icon}
      </a>
    </>
  );
}
