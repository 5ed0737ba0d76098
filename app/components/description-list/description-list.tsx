import type { ReactNode } from "react";

type Props = { entries: readonly { label: string; value: ReactNode }[]; className?: string };

/** A `<dl>` whose styles are those of its place. */
export function DescriptionList({ entries, className }: Props) {
  return (
    <dl className={className}>
      {entries.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
