import { practice, providerName, words } from "#content";
import { illustration } from "../../components/coast/illustrations.ts";
import { Picture } from "../../components/picture/picture.tsx";
import { paths } from "../../paths.ts";
import { siteImages } from "../../site-images.ts";
import "./brand.css";

/** The practice's logo, with the illustrated mark as the fallback. */
function Mark() {
  const { logo } = siteImages;
  if (!logo) {
    const { viewBox, shapes } = illustration("brand-mark");
    return (
      <svg
        viewBox={viewBox}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own file
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
    );
  }
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
