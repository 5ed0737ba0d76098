import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { searchDialog } from "../../../content-schema/search.ts";
import { fill } from "../../components/fill/fill.ts";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { useCommand } from "../../islands/use-command.ts";
import type { Finding } from "./find.ts";
import "./search-dialog.css";
import { SearchHelp, type SearchHelpProps } from "./search-help.tsx";
import { SearchResults } from "./search-results.tsx";
import { loadTexts } from "./search-texts.ts";
import { setSlashKey, slashKeyOn } from "./slash-key.ts";

/** After this long without a key the number of results is announced (milliseconds). */
const settleMs = 500;

/** What also stands in pages, and so comes from the page (`search-island.tsx`). */
export type SearchProps = { heading: string } & Pick<SearchHelpProps, "symptoms" | "phones">;

type Find = (query: string) => Finding[];

/** The texts as something to search in, fetched once; null until then. Opening again tries again. */
function useSearchTexts(open: boolean): { find: Find | null; failed: boolean } {
  const [find, setFind] = useState<Find | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!open || find) return;
    setFailed(false);
    Promise.all([import("./find.ts"), loadTexts()]).then(
      ([{ makeSearch }, texts]) => setFind(() => makeSearch(texts)),
      () => setFailed(true),
    );
  }, [open, find]);
  return { find, failed };
}

/** The value as it is after nothing has changed for a while. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What is said of the results, in one line. */
function summary(query: string, count: number): string {
  if (query === "") return "";
  const { none, foundOne, foundMany } = searchDialog;
  return fill(count === 0 ? none : count === 1 ? foundOne : foundMany, { count, words: query });
}

/**
 * Up and down arrows move from the field through the links of the dialog and back; typing on a link
 * goes on in the field.
 */
function moveInList(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const target = event.target as HTMLElement;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-search-link]")];
  const stops = field ? [field, ...links] : links;
  const at = stops.indexOf(target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    stops.at((at + (event.key === "ArrowDown" ? 1 : -1)) % stops.length)?.focus();
  } else if (target !== field && (event.key === "Backspace" || /^[\p{L}\p{N}]$/u.test(event.key))) {
    field?.focus();
  }
}

/** Turns the key / on and off, for people whose speech would press it (WCAG 2.1.4). */
export function SlashKeySetting() {
  const [on, setOn] = useState(slashKeyOn);
  return (
    <label className="search-key">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => {
          setOn(event.target.checked);
          setSlashKey(event.target.checked);
        }}
      />
      <span>{searchDialog.slashKey}</span>
    </label>
  );
}

/** The site's search. It runs in this browser: nothing of what is typed is sent or kept. */
export function Search({ heading, symptoms, phones }: SearchProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [typed, setTyped] = useState("");
  const { find, failed } = useSearchTexts(open);
  useCommand("search", () => setOpen(true));

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
    <ModalDialog open={open} onClose={close} labelledBy={`${id}heading`} className="search-dialog">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the controls inside, which are all reached by Tab too. */}
      <div className="search-dialog-body" onKeyDown={(event) => moveInList(event, field.current)}>
        <div className="search-dialog-head">
          <h2 id={`${id}heading`}>{heading}</h2>
          <DialogClose onClick={close} />
        </div>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const dialog = event.currentTarget.closest("dialog");
              dialog?.querySelector<HTMLAnchorElement>(".search-results a")?.click();
            }}
          >
            <label htmlFor={`${id}field`}>{searchDialog.label}</label>
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
                close();
              }}
            />
          </form>
        </search>
        <p id={`${id}private`} className="search-dialog-private">
          {searchDialog.private}
        </p>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {found.length > 0 ? (
          <>
            <p className="search-dialog-line" aria-hidden="true">
              {line}
            </p>
            <SearchResults found={found} onChoose={close} />
          </>
        ) : (
          <SearchHelp
            symptoms={symptoms}
            phones={phones}
            line={failed ? searchDialog.failed : find ? line : searchDialog.loading}
            missed={Boolean(find && query)}
            onExample={(example) => {
              setTyped(example);
              field.current?.focus();
            }}
            onChoose={close}
          />
        )}
        <SlashKeySetting />
      </div>
    </ModalDialog>
  );
}
