import { paths } from "../../paths.ts";
import { Moved } from "./moved.tsx";

export const states = {
  "a page that has moved": <Moved to={paths.gallery} label="the gallery" />,
};
