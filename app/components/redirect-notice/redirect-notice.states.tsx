import { paths } from "../../paths.ts";
import { RedirectNotice } from "./redirect-notice.tsx";

export const states = {
  "a redirect": <RedirectNotice to={paths.gallery} label="the gallery" />,
};
