import { practice, providerName, words } from "#content";
import { Illustration } from "../../components/coast/illustration.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import "./brand.css";

/** The practice's logo, with the illustrated mark as the fallback. */
function Mark() {
  const { logo } = siteImages;
  if (!logo) return <Illustration name="brand-mark" className="coast-scene coast-mark" />;
  return <Picture image={logo} sizes="2.75rem" className="brand-logo" priority />;
}

/**
 * Mark and name of the practice, linked to the home page; names the board next to “board-certified”
 * (B&P 651).
 */
export function Brand() {
  return (
    <a className="brand" href={paths.home}>
      <Mark />
      <span>
        <span className="brand-name">{providerName}</span>
        <span className="brand-line">{words.header.specialty}</span>
        <span className="brand-board">{practice.provider.certification.board}</span>
      </span>
    </a>
  );
}
