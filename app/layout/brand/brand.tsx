import { Link } from "react-router";
import { providerName } from "../../../content/facts.ts";
import { BrandMark } from "../../components/coast/brand-mark.tsx";
import "./brand.css";

/** Mark and name of the practice, linking home. */
export function Brand() {
  return (
    <Link className="brand" to="/">
      <BrandMark />
      <span>
        <span className="brand-name">{providerName}</span>
        <span className="brand-line">Board-certified proctologist</span>
      </span>
    </Link>
  );
}
