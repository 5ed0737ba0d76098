import { services } from "#content";
import { ServiceIcon } from "./service-icon.tsx";

export const states = Object.fromEntries(
  services.map(({ title, view }) => [title, <ServiceIcon key={title} view={view} />]),
);
