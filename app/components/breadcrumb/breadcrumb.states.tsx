import { galleryPath, paths } from "../../paths.ts";
import { Breadcrumb } from "./breadcrumb.tsx";

const home = { label: "Home", href: paths.home };
const services = { label: "Services", href: paths.services };

export const states = {
  "one step": <Breadcrumb trail={[home, services]} />,
  "long names": (
    <Breadcrumb
      trail={[
        home,
        services,
        { label: "Thrombosed External Hemorrhoid - Before & After", href: galleryPath("a") },
      ]}
    />
  ),
};
