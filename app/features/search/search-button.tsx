import { Search } from "lucide-react";
import type { ReactNode } from "react";
import * as commonWords from "#words/common";
import { Button } from "../../components/button/button.tsx";
import { searchId } from "../../data-attributes.ts";
import { opensByScript } from "../../islands/controls.ts";
import { paths } from "../../paths.ts";

const openerProps = { commandfor: searchId, command: "--open", "aria-haspopup": "dialog" } as const;
const iconClass = "search-button-icon button-round";

/** Opens the search. */
export const SearchButton = ({ children }: { children: ReactNode }) => (
  <Button {...openerProps} variant="outline">
    {children}
  </Button>
);

/** An icon that opens the search; without script, it is a link to the list of all services. */
export const SearchIcon = ({ label }: { label: string }) => (
  <>
    <button type="button" {...openerProps} className={iconClass} aria-label={label}>
      <Search />
    </button>
    <a
      className={`${iconClass} without-script`}
      href={paths.services}
      aria-label={commonWords.errorPage.services}
      // Where the search's code did not load, its use tries again.
      {...opensByScript(searchId)}
    >
      <Search />
    </a>
  </>
);
