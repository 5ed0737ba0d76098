import page from "#page/gallery";
import { movedWords } from "../../content/moved-words.ts";
import { Moved } from "../components/moved/moved.tsx";
import { movedMetadata } from "../seo/page-metadata.ts";

export const meta = () => movedMetadata(page, "/gallery-popup");

/** The old address of the gallery. */
export default function BeforeAfter() {
  return <Moved to="/gallery-popup" label={movedWords.gallery} />;
}
