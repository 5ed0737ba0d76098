import { providerName } from "../../../content-schema/facts.ts";
import { practice } from "../../../content-schema/practice.ts";
import { words } from "../../../content-schema/words.ts";
import { BrandMark } from "../../components/coast/brand-mark.tsx";
import { paths } from "../../paths.ts";
import "./brand.css";

/** Mark and name of the practice, linking home; “board-certified” never stands without the board (B&P 651). */
export function Brand() {
  return (
    <a className="brand" href={paths.home}>
      <BrandMark />
      <span>
        <span className="brand-name">{providerName}</span>
        <span className="brand-line">{words.header.specialty}</span>
        <span className="brand-board">{practice.provider.certification.board}</span>
      </span>
    </a>
  );
}
