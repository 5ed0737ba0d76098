import { type Office, practice } from "#content/practice";
import { Island } from "../../islands/island.tsx";
import MapFrame from "./map-frame.island.tsx";
import { OfficeMap } from "./office-map.tsx";

const [office] = practice.offices as [Office];

export const states = {
  "a drawn view, and the map": <OfficeMap office={office} />,
  "the map on a click": (
    <Island name="map-frame" on="intent">
      <MapFrame src={office.mapUrl} title="Map of the office" ask="Show the map" />
    </Island>
  ),
};
