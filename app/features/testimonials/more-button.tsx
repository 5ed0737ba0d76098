import { useState } from "react";
import { Button } from "../../components/button/button.tsx";

/** The button that expands a long quote: testimonials.css reads its `aria-expanded`. */
export function MoreButton({
  more,
  less,
  of,
  controls,
  unfolded = false,
}: {
  more: string;
  less: string;
  /** Whose quote, for screen readers. */
  of: string;
  /** The id of the quote. */
  controls: string;
  unfolded?: boolean;
}) {
  const [open, setOpen] = useState(unfolded);
  return (
    <Button
      kind="outline"
      aria-expanded={open}
      aria-controls={controls}
      onClick={() => setOpen((now) => !now)}
    >
      <span>{open ? less : more}</span>
      <span className="visually-hidden">{` ${of}`}</span>
    </Button>
  );
}
