import { useId, useState } from "react";
import { gate as gateWords } from "#words/gallery";
import { Button } from "../../components/button/button.tsx";
import { LanguageLinks } from "../../components/language-links/language-links.tsx";
import { ModalDialog } from "../../components/modal-dialog/modal-dialog.tsx";
import { menuGateId } from "../../data-attributes.ts";
import { useCommand } from "../../islands/use-command.ts";
import { paths } from "../../paths.ts";
import { acceptedKey, setFlag } from "../../storage.ts";
import "./gallery.css";

type GateProps = { open: boolean; onClose: () => void; onAccept: () => void };

/** No access control: CONTINUE counts as being 18 or older (specification, "Gate modal"). */
export function Gate({ open, onClose, onAccept }: GateProps) {
  const id = useId();
  const { heading, text, accept, disclaimer } = gateWords;
  const read = () => {
    onClose();
    location.assign(paths.medicalDisclaimer);
  };
  return (
    <ModalDialog open={open} onClose={onClose} heading={heading} describedBy={id} className="gate">
      <p id={id}>{text}</p>
      <div className="button-row">
        <Button onClick={onAccept}>{accept}</Button>
        <Button kind="outline" onClick={read}>
          {disclaimer}
        </Button>
        <LanguageLinks />
      </div>
    </ModalDialog>
  );
}

/** The gate that the mobile menu opens on any page; CONTINUE navigates to the gallery. */
export function MenuGate() {
  const [open, setOpen] = useState(false);
  useCommand(menuGateId, () => setOpen(true));
  const accept = () => {
    setFlag(acceptedKey, true);
    setOpen(false);
    if (location.pathname !== paths.gallery) location.assign(paths.gallery);
  };
  return <Gate open={open} onClose={() => setOpen(false)} onAccept={accept} />;
}
