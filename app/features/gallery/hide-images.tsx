import { EyeOff } from "lucide-react";
import { galleryWords } from "../../../content/gallery-words.ts";
import { Button } from "../../components/button/button.tsx";
import { useGate } from "./gate-context.tsx";

/** Hides the images again and forgets that the visitor accepted. */
export function HideImages() {
  const { withdraw } = useGate();
  return (
    <Button kind="outline" onClick={withdraw}>
      <EyeOff aria-hidden="true" />
      {galleryWords.pictures.hide}
    </Button>
  );
}
