import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { search } from "../../../content/search.ts";
import { Button } from "../../components/button/button.tsx";
import "./search-button.css";
import { useSearch } from "./search-context.tsx";

/**
 * Opens the search: an icon, or a button with words if it is given some. Without script it leads to
 * the list of all services instead.
 */
export function SearchButton({ children }: { children?: ReactNode }) {
  const open = useSearch();
  const press = {
    type: "submit",
    "aria-haspopup": "dialog",
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      open();
    },
  } as const;
  return (
    <form className="search-button" action="/services">
      {children ? (
        <Button {...press} kind="outline">
          {children}
        </Button>
      ) : (
        <button {...press} className="search-button-icon" aria-label={search.open}>
          <Search aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
