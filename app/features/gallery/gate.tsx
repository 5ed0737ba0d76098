import { useId } from "react";
import * as galleryWords from "#words/gallery";
import { Button } from "../../components/button/button.tsx";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { paths } from "../../paths.ts";
import "./gallery.css";

type GateProps = { open: boolean; onClose: () => void; onAccept: () => void };

/** No access control: CONTINUE counts as being 18 or older (specification, "Gate modal"). */
export function Gate({ open, onClose, onAccept }: GateProps) {
  const id = useId();
  const { heading, text, accept, disclaimer } = galleryWords.gate;
  const openDisclaimer = () => {
    onClose();
    location.assign(paths.medicalDisclaimer);
  };
  return (
    <ModalDialog open={open} onClose={onClose} heading={heading} describedBy={id} className="gate">
      <p id={id}>{text}</p>
      <div className="button-row">
        <Button onClick={onAccept}>{accept}</Button>
        <Button variant="outline" onClick={openDisclaimer}>
          {disclaimer}
        </Button>
        <LanguageLinks />
      </div>
    </ModalDialog>
  );
}
