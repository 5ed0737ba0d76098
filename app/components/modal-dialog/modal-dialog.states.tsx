import { DialogClose, ModalDialog } from "./modal-dialog.tsx";

const ignore = () => undefined;

export const states = {
  "closed, as it opens in the browser alone": (
    <ModalDialog open={false} onClose={ignore} labelledBy="example-dialog">
      <h2 id="example-dialog">A dialog</h2>
    </ModalDialog>
  ),
  "its close button": <DialogClose onClick={ignore} />,
};
