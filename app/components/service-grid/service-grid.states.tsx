import { services } from "#content";
import { ServiceGrid } from "./service-grid.tsx";

export const states = {
  "all services": <ServiceGrid services={services} />,
  "three, as related ones": <ServiceGrid services={services.slice(0, 3)} />,
};
