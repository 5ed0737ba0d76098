import { useState } from "react";
import { Button } from "../button/button.tsx";
import { DialogClose, ModalDialog } from "./modal-dialog.tsx";

/** A dialog and the button that opens it, for `/examples`. */
export function ExampleDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <ModalDialog open={open} onClose={() => setOpen(false)} labelledBy="example-dialog">
        <h2 id="example-dialog">A dialog</h2>
        <p>It closes by its ×, by the backdrop and by Escape.</p>
        <DialogClose onClick={() => setOpen(false)} />
      </ModalDialog>
    </>
  );
}
