import { DialogClose, ModalDialog } from "./modal-dialog.tsx";

const ignore = () => undefined;

export const states = {
  "closed, as it opens in the browser alone": (
    <ModalDialog open={false} onClose={ignore} heading="A dialog">
      <p>Its text.</p>
    </ModalDialog>
  ),
  "its close button": <DialogClose onClick={ignore} />,
};
