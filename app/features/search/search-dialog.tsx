import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { searchDialog } from "#content";
import { DialogClose, ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { useCommand } from "../../islands/use-command.ts";
import "./search-dialog.css";
import { SearchField } from "./search-field.tsx";
import { SearchHelp, type SearchHelpProps } from "./search-help.tsx";
import { SearchResults } from "./search-results.tsx";
import { searchId, setSlashKey, slashKeyOn } from "./slash-key.ts";
import { useFindings } from "./use-findings.ts";

/** Content that pages also use, so the page passes it as props (`search-island.tsx`). */
export type SearchProps = { heading: string } & Pick<
  SearchHelpProps,
  "symptoms" | "phones" | "triage"
>;

/** The links that arrow keys move through. */
const dialogLinks = ".search-result, .search-help-symptoms a";

/**
 * Moves focus with the up and down arrow keys through the field and the links of the dialog; typing
 * on a link moves focus to the field.
 */
function moveInList(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement | null): void {
  const target = event.target as HTMLElement;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(dialogLinks)];
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

/** Says to call 911 when the query tells of an emergency. */
function Urgent({ query }: { query: string }) {
  const { words, text, call } = searchDialog.urgent;
  const typed = query.toLowerCase().replaceAll("’", "'");
  if (!words.some((word) => typed.includes(word))) return null;
  return (
    <p className="search-urgent" role="alert">
      <span>{text}</span> <a href="tel:911">{call}</a>
    </p>
  );
}

const Announcement = ({ children }: { children: string }) => (
  <p className="visually-hidden" role="status">
    {children}
  </p>
);

/** The setting that turns off the / key, which speech input can trigger (WCAG 2.1.4). */
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

/** The site's search. It runs in the browser: queries are neither sent nor stored. */
export function Search({ heading, symptoms, phones, triage }: SearchProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const [typed, setTyped] = useState("");
  const { found, missed, line, announcement } = useFindings(typed.trim(), open);
  useCommand(searchId, () => setOpen(true));

  useEffect(() => {
    if (!open) return;
    field.current?.focus();
    field.current?.select();
  }, [open]);

  return (
    <ModalDialog open={open} onClose={close} labelledBy={headingId} className="search-dialog">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys, in addition to Tab */}
      <div className="search-dialog-body" onKeyDown={(event) => moveInList(event, field.current)}>
        <div className="search-dialog-head">
          <h2 id={headingId}>{heading}</h2>
          <DialogClose onClick={close} />
        </div>
        <SearchField ref={field} value={typed} onChange={setTyped} onEscape={close} />
        <Announcement>{announcement}</Announcement>
        <Urgent query={typed} />
        {found.length > 0 ? (
          <>
            <p className="search-dialog-line" aria-hidden="true">
              {line}
            </p>
            <SearchResults found={found} onChoose={close} />
          </>
        ) : (
          <SearchHelp
            {...{ symptoms, phones, triage, line, missed }}
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
