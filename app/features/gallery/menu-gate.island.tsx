import { useState } from "react";
import { menuGateId } from "../../data-attributes.ts";
import { useCommand } from "../../islands/use-command.ts";
import { paths } from "../../paths.ts";
import { acceptedKey, setFlag } from "../../storage.ts";
import { Gate } from "./gate.tsx";

/** The gate that the mobile menu opens on any page; CONTINUE navigates to the gallery. */
export default function MenuGate() {
  const [open, setOpen] = useState(false);
  useCommand(menuGateId, () => setOpen(true));
  const accept = () => {
    setFlag(acceptedKey, true);
    setOpen(false);
    if (location.pathname !== paths.gallery) location.assign(paths.gallery);
  };
  return <Gate open={open} onClose={() => setOpen(false)} onAccept={accept} />;
}
