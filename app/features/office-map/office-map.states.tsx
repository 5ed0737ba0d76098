import { type Office, practice } from "#content";
import { OfficeMap } from "./office-map.tsx";

const [office] = practice.offices as [Office];

export const states = {
  "a drawn view, and the map on a click": <OfficeMap office={office} load="on-click" />,
  "the map, once it comes near the view": <OfficeMap office={office} />,
};
