import type { Office } from "../../../content-schema/practice.ts";
import { practice } from "../../../content-schema/practice.ts";
import { OfficeMap } from "./office-map.tsx";

const [office] = practice.offices as [Office];

export const states = {
  "a drawn view, and the map on a click": <OfficeMap office={office} load="on-click" />,
  "the map, once it comes near the view": <OfficeMap office={office} />,
};
