import { formatPrice } from "./format-price.ts";
import "./price.css";

/** A price in display type; read as one amount by screen readers. */
export function Price({ dollars }: { dollars: number }) {
  const text = formatPrice(dollars);
  return (
    <p className="price">
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        <span className="price-sign">$</span>
        {text.slice(1)}
      </span>
    </p>
  );
}
