import { Check } from "lucide-react";
import "./check-list.css";

type ListProps = { points: readonly string[]; className: string };

/** Points, each with a check mark. */
export const CheckList = ({ points, className }: ListProps) => (
  <ul className={`check-list ${className}`}>
    {points.map((point) => (
      <li key={point}>
        <Check />
        <span>{point}</span>
      </li>
    ))}
  </ul>
);
