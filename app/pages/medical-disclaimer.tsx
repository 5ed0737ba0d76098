import { pages } from "#content";
import * as disclaimer from "../../content/legal/medical-disclaimer.mdx";
import { LegalPage } from "../layout/content-page/legal-page.tsx";
import { paths } from "../paths.ts";
import { namedPageMetadata } from "../seo/page-metadata.ts";

const page = pages["medical-disclaimer"];
const path = paths.medicalDisclaimer;

export const metadata = () => namedPageMetadata(page, path);

/** The purpose and limits of pictures and texts. */
export default function MedicalDisclaimer() {
  return <LegalPage page={page} path={path} parts={[disclaimer]} />;
}
