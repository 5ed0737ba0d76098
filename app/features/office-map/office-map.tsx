import { type Office, practice } from "#content/practice";
import * as officeWords from "#words/offices";
import { fill } from "../../../content-schema/format/fill.ts";
import { Scene } from "../../components/illustration/illustration.tsx";
import { Island } from "../../islands/island.tsx";
import MapFrame from "./map-frame.island.tsx";
import "./office-map.css";

/** An illustration of the place, covered by the map once that has loaded. */
export function OfficeMap({ office }: { office: Office }) {
  const onClick = practice.maps.load === "on-click" || practice.analytics.mode === "consent";
  const values = { office: office.name };
  const map = { src: office.mapUrl, title: fill(officeWords.map.title, values) };
  return (
    <div className="office-map scene-sky">
      <Scene name={office.view} />
      {onClick ? (
        <Island name="map-frame" on="intent">
          <MapFrame {...map} showLabel={fill(officeWords.map.show, values)} />
        </Island>
      ) : (
        <Island name="map-frame" on="visible" props={map} />
      )}
    </div>
  );
}
