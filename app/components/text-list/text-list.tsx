type Props = { lines: readonly string[]; className?: string };

/** A list of short texts. */
export const TextList = ({ lines, className }: Props) => (
  <ul className={className}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
