import { Breadcrumb } from "./breadcrumb.tsx";

const home = { label: "Home", href: "/" };
const services = { label: "Services", href: "/services" };

export const states = {
  "one step": <Breadcrumb trail={[home, services]} />,
  "long names": (
    <Breadcrumb
      trail={[
        home,
        services,
        { label: "Thrombosed External Hemorrhoid - Before & After", href: "/gallery/a" },
      ]}
    />
  ),
};
