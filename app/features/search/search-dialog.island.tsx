import { type ComponentProps, type KeyboardEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { searchHelp } from "#content/search-words";
import { urgentSearch } from "#content/urgent-signs";
import * as searchWords from "#words/search";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { searchId } from "../../data-attributes.ts";
import { useCommand } from "../../islands/use-command.ts";
import "./search-dialog.css";
import { SearchHelp } from "./search-help.tsx";
import type { PageResult } from "./search-index.ts";
import { UrgentLines } from "./urgent-lines.tsx";
import { urgentSignsIn } from "./urgent-signs.ts";
import { useSearch } from "./use-search.ts";

const dialogLinks = ".search-result, .search-help-symptoms a";

/** Arrow keys move through the field and the links; typing on a link moves focus to the field. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    `input, .search-urgent a, ${dialogLinks}`,
  );
  const at = [...stops].indexOf(event.target as HTMLElement);
  // 229: an input method uses the key, as to choose among signs; Safari ends composing before it.
  if (at < 0 || event.keyCode === 229 || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    [...stops].at((at + (event.key === "ArrowDown" ? 1 : -1)) % stops.length)?.focus();
  } else if (event.key === "Escape") {
    // Natively, the first Escape only clears a search field.
    event.preventDefault();
    event.currentTarget.closest("dialog")?.close();
  } else if (at > 0 && (event.key === "Backspace" || /^[\p{L}\p{N}]$/u.test(event.key))) {
    stops[0]?.focus();
  }
}

function SearchField(props: ComponentProps<"input">) {
  const id = useId();
  return (
    <>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const dialog = event.currentTarget.closest("dialog");
            const urgent = dialog?.querySelector<HTMLAnchorElement>(".search-urgent a");
            // The best match, unless something cannot wait.
            if (urgent) urgent.focus();
            else dialog?.querySelector<HTMLAnchorElement>(".search-result")?.click();
          }}
        >
          <label htmlFor={id}>{searchWords.label}</label>
          <input
            {...props}
            id={id}
            className="search-dialog-field"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            // Some browsers send input to a spell-checking service.
            spellCheck={false}
            aria-describedby={`${id}private`}
          />
        </form>
      </search>
      <p id={`${id}private`} className="search-dialog-private fine">
        {searchWords.private}
      </p>
    </>
  );
}

const { plainTitles } = searchHelp;
const maxResults = 10;

/** The matching pages, each with an excerpt around the matched words. */
function SearchResults({ found }: { found: readonly PageResult[] }) {
  return (
    <ol className="search-results ruled">
      {found.slice(0, maxResults).map(({ href, page, heading, excerpt }) => (
        <li key={href}>
          <a className="search-result" href={href}>
            <span className="search-result-page minor">{page}</span>{" "}
            {/* The text of a page begins with its plain title. */}
            {heading || (plainTitles[href] && excerpt[0]?.text.startsWith("…")) ? (
              <span className="search-result-part quiet">{heading || plainTitles[href]}</span>
            ) : null}{" "}
            <span className="search-result-text">
              {excerpt.map((piece, index) => {
                const Piece = piece.isMatch ? "mark" : "span";
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity
                return <Piece key={index}>{piece.text}</Piece>;
              })}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Runs in the browser: queries are neither sent nor stored. */
export default function SearchDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const { found, hasNoResults, message, announcement } = useSearch(typed.trim(), open);
  const urgent = urgentSignsIn(typed, urgentSearch.signs);
  // Urgent lines answer a query even if no page matches.
  const showsOnlyUrgent = hasNoResults && urgent.length > 0;
  // At once, so that letters typed right after the press reach the dialog.
  useCommand(searchId, () => flushSync(() => setOpen(true)));
  const tryExample = (example: string) => {
    setTyped(example);
    field.current?.focus();
  };

  return (
    <ModalDialog
      open={open}
      onClose={close}
      heading={searchWords.heading}
      field={field}
      className="search-dialog"
    >
      <div
        // With click listeners but without a role, screen readers say "clickable".
        role="none"
        onKeyDown={onKeyDown}
        onClick={({ target }) => (target as Element).closest(dialogLinks) && close()}
      >
        <SearchField ref={field} value={typed} onChange={({ target }) => setTyped(target.value)} />
        <p className="visually-hidden" role="status">
          {showsOnlyUrgent ? null : announcement}
        </p>
        <UrgentLines found={urgent} />
        {message && !showsOnlyUrgent ? (
          <p className="search-dialog-line" aria-hidden={found.length > 0 || undefined}>
            {message}
          </p>
        ) : null}
        {found.length > 0 ? <SearchResults found={found} /> : null}
        {found.length > 0 || showsOnlyUrgent ? null : (
          <SearchHelp hasNoResults={hasNoResults} onExample={tryExample} />
        )}
      </div>
    </ModalDialog>
  );
}
