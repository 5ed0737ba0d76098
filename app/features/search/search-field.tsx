import { type FormEvent, type Ref, useId } from "react";
import { searchDialog } from "#content";

function followFirstResult(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const dialog = event.currentTarget.closest("dialog");
  dialog?.querySelector<HTMLAnchorElement>(".search-result")?.click();
}

/** The search field and its privacy note. Enter follows the first result. */
export function SearchField({
  ref,
  value,
  onChange,
  onEscape,
}: {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  onEscape: () => void;
}) {
  const id = useId();
  return (
    <>
      <search>
        <form onSubmit={followFirstResult}>
          <label htmlFor={id}>{searchDialog.label}</label>
          <input
            ref={ref}
            id={id}
            className="search-dialog-field"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            // Some browsers send input to a spell-checking service.
            spellCheck={false}
            aria-describedby={`${id}private`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              // Natively, the first Escape only clears a search field.
              if (event.key !== "Escape") return;
              event.preventDefault();
              onEscape();
            }}
          />
        </form>
      </search>
      <p id={`${id}private`} className="search-dialog-private">
        {searchDialog.private}
      </p>
    </>
  );
}
