import { movedWords } from "../../content-schema/common.ts";
import { pages } from "../../content-schema/pages.ts";
import { Moved } from "../components/moved/moved.tsx";
import { paths } from "../paths.ts";
import { movedMetadata } from "../seo/page-metadata.ts";

export const metadata = () => movedMetadata(pages.gallery, paths.gallery);

/** Redirects from the gallery's former address. */
export default function BeforeAfter() {
  return <Moved to={paths.gallery} label={movedWords.gallery} />;
}
