import { services } from "../../../content-schema/services.ts";
import { ServiceIcon } from "./service-icon.tsx";

const names = [...new Set(services.map(({ icon }) => icon))];

export const states = Object.fromEntries(
  names.map((name) => [name, <ServiceIcon key={name} name={name} />]),
);
