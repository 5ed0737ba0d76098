import type { ReactNode } from "react";
import { shownUntil } from "../../data-attributes.ts";

type Entry = { label: string; value: ReactNode; until?: string };
type Props = { entries: readonly Entry[]; className?: string };

/** A `<dl>`, styled by its container. An entry with an end date is hidden after it. */
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
