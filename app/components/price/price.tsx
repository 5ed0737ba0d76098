import type { ReactNode } from "react";
import { formatPrice } from "../../../content-schema/format/price.ts";
import { CheckList } from "../check-list/check-list.tsx";
import "../section/section.css";
import "./price.css";

/** Screen readers read it as one amount. */
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

type CardProps = {
  copy: { heading: string; text: string; includes: readonly string[]; excludes: string };
  /** In dollars, or text if agreed later. */
  price: number | string;
  children?: ReactNode;
};

/** `excludes` is in the same card as the price (B&P 651). */
export function PriceCard({ copy, price, children }: CardProps) {
  const { heading, text, includes, excludes } = copy;
  return (
    <div className="price-card card">
      <h3 className="minor">{heading}</h3>
      {typeof price === "number" ? (
        <Price dollars={price} />
      ) : (
        <p className="price-card-words">{price}</p>
      )}
      <p>{text}</p>
      <CheckList points={includes} className="stack" />
      <p className="fine">{excludes}</p>
      {children ? <div className="button-row">{children}</div> : null}
    </div>
  );
}
