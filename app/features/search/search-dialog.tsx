import { useEffect, useId, useRef, useState } from "react";
import { search } from "../../../content/search.ts";
import { fill } from "../../components/fill/fill.ts";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { type Finding, makeSearch } from "./find.ts";
import { moveInList } from "./move-in-list.ts";
import "./search-dialog.css";
import { SearchHelp } from "./search-help.tsx";
import { SearchResults } from "./search-results.tsx";
import { loadTexts } from "./search-texts.ts";
import { SlashKeySetting } from "./slash-key-setting.tsx";

/** After this long without a key the number of results is said (milliseconds). */
const pause = 500;

type Search = (query: string) => Finding[];

/** The texts as something to search in; null while they are fetched. */
function useSearchTexts(open: boolean): { find: Search | null; failed: boolean } {
  const [find, setFind] = useState<{ find: Search } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open) return;
    setFailed(false);
    loadTexts().then(
      (texts) => setFind((known) => known ?? { find: makeSearch(texts) }),
      () => setFailed(true),
    );
  }, [open]);
  return { find: find?.find ?? null, failed };
}

/** The value as it is after nothing has changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is said of the results, in one line. */
function summary(query: string, count: number): string {
  if (query === "") return "";
  const { none, foundOne, foundMany } = search;
  return fill(count === 0 ? none : count === 1 ? foundOne : foundMany, { count, words: query });
}

/** The site's search. It runs in this browser: nothing of what is typed is sent or kept. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const { find, failed } = useSearchTexts(open);

  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);

  const query = typed.trim();
  const found = find && query ? find(query) : [];
  const line = failed || !find ? "" : summary(query, found.length);
  const said = useSettled(line);

  return (
    <ModalDialog
      ref={dialog}
      open={open}
      onClose={onClose}
      labelledBy={`${id}heading`}
      className="search-dialog"
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside, which are all reached by Tab too. */}
      <div className="search-dialog-body" onKeyDown={(event) => moveInList(event, field.current)}>
        <div className="search-dialog-head">
          <h2 id={`${id}heading`}>{search.heading}</h2>
          <DialogClose onClick={onClose} />
        </div>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              dialog.current?.querySelector<HTMLAnchorElement>(".search-results a")?.click();
            }}
          >
            <label htmlFor={`${id}field`}>{search.label}</label>
            <input
              ref={field}
              id={`${id}field`}
              className="search-dialog-field"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              // Some browsers send what is typed to a service that checks the spelling.
              spellCheck={false}
              aria-describedby={`${id}private`}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                // A search field takes the first Escape for itself, to become empty.
                if (event.key !== "Escape") return;
                event.preventDefault();
                onClose();
              }}
            />
          </form>
        </search>
        <p id={`${id}private`} className="search-dialog-private">
          {search.private}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {found.length > 0 ? (
          <>
            <p className="search-dialog-line" aria-hidden="true">
              {line}
            </p>
            <SearchResults found={found} onChoose={onClose} />
          </>
        ) : (
          <SearchHelp
            line={failed ? search.failed : find ? line : search.loading}
            missed={Boolean(find && query)}
            onExample={(example) => {
              setTyped(example);
              field.current?.focus();
            }}
            onChoose={onClose}
          />
        )}
        <SlashKeySetting />
      </div>
    </ModalDialog>
  );
}
