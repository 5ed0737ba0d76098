import { galleryWords } from "../../../content/gallery-words.ts";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import "./gallery.css";
import { useGate } from "./gate-context.tsx";

/** What stands in place of the pictures until the visitor has accepted. */
export function Covered() {
  const { open } = useGate();
  const { heading, text, show, disclaimer, noScript } = galleryWords.covered;
  return (
    <div className="gallery-covered">
      <h2>{heading}</h2>
      <p>{text}</p>
      <div className="gallery-covered-actions">
        <Button onClick={() => open({ stay: true })}>{show}</Button>
        <ButtonLink href="/content/medical-disclaimer" kind="outline">
          {disclaimer}
        </ButtonLink>
      </div>
      <p className="without-script">{noScript}</p>
    </div>
  );
}
