import { formatPrice } from "../../../content-schema/format/price.ts";
import "./price.css";

/** A price in display type; screen readers read it as one amount. */
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
