import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from "react";
import { loadTexts } from "./search-texts.ts";
import { isSlash } from "./slash-key.ts";

type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

const SearchContext = createContext<(() => void) | null>(null);

/** Returns what opens the search, from anywhere on the site. */
export function useSearch(): () => void {
  const open = use(SearchContext);
  if (!open) throw new Error("useSearch: expected a SearchProvider around this component");
  return open;
}

/** Holds the site's search. Its dialog and the texts are fetched when it is first opened. */
export function SearchProvider({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<{ Dialog: Dialog } | null>(null);
  const [open, setOpen] = useState(false);

  const start = useCallback(async () => {
    // The dialog tells when the texts do not come.
    loadTexts().catch(() => undefined);
    try {
      const { SearchDialog } = await import("./search-dialog.tsx");
      setDialog({ Dialog: SearchDialog });
      setOpen(true);
    } catch {
      location.assign("/services");
    }
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isSlash(event)) return;
      event.preventDefault();
      void start();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [start]);

  return (
    <SearchContext value={start}>
      {children}
      {dialog ? <dialog.Dialog open={open} onClose={() => setOpen(false)} /> : null}
    </SearchContext>
  );
}
