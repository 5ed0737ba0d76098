import { Button, ButtonLink } from "../../components/button/button.tsx";
import "./gallery.css";
import { useGate } from "./gate-context.tsx";

/** What stands in place of the pictures until the visitor has accepted. */
export function Covered() {
  const { open } = useGate();
  return (
    <div className="gallery-covered">
      <h2>The pictures are covered</h2>
      <p>
        They show intimate parts of the body before and after treatment, and can be graphic. Nothing
        has been loaded. To see them, confirm that you are 18 or older and have read our Medical
        Disclaimer.
      </p>
      <div className="gallery-covered-actions">
        <Button onClick={() => open({ stay: true })}>Show the pictures</Button>
        <ButtonLink href="/content/medical-disclaimer" kind="outline">
          Medical Disclaimer
        </ButtonLink>
      </div>
      <noscript>
        <p>
          The pictures need JavaScript to open, so that they never show by accident. Everything else
          on this site works without it.
        </p>
      </noscript>
    </div>
  );
}
