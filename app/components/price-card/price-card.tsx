import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Price } from "../price/price.tsx";
import "./price-card.css";

/**
 * One way to be seen and what it costs: a price in dollars, or words where it is agreed later. What
 * is not included stands in the same card (B&P 651).
 */
export function PriceCard({
  heading,
  price,
  text,
  includes,
  excludes,
  children,
}: {
  heading: string;
  price: number | string;
  text: string;
  includes: readonly string[];
  excludes: string;
  /** What a reader can do next. */
  children?: ReactNode;
}) {
  return (
    <div className="price-card">
      <h3>{heading}</h3>
      {typeof price === "number" ? (
        <Price dollars={price} />
      ) : (
        <p className="price-card-words">{price}</p>
      )}
      <p>{text}</p>
      <ul>
        {includes.map((point) => (
          <li key={point}>
            <Check aria-hidden="true" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      <p className="price-card-excludes">{excludes}</p>
      {children ? <div className="price-card-actions">{children}</div> : null}
    </div>
  );
}
