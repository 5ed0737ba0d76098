import page from "#page/medical-disclaimer";
import { movedWords } from "../../content/moved-words.ts";
import { Moved } from "../components/moved/moved.tsx";
import { movedMetadata } from "../seo/page-metadata.ts";

export const meta = () => movedMetadata(page, "/content/medical-disclaimer");

/** The old address of the medical disclaimer. */
export default function MedicalDisclaimerMoved() {
  return <Moved to="/content/medical-disclaimer" label={movedWords.disclaimer} />;
}
