import type { ReactNode } from "react";
import { shownUntil } from "../../data-attributes.ts";

type Entry = { label: string; value: ReactNode; until?: string };
type Props = { entries: readonly Entry[]; className?: string };

/** A `<dl>` whose styles are those of its place. An entry is shown until a date if it has one. */
export function DescriptionList({ entries, className }: Props) {
  return (
    <dl className={className}>
      {entries.map(({ label, value, until }) => (
        <div key={label} {...(until && shownUntil(until))}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
