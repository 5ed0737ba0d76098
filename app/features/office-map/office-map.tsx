import { MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { officeWords } from "../../../content/office-words.ts";
import { practice } from "../../../content/practice.ts";
import type { Office } from "../../../content/schema.ts";
import { Button } from "../../components/button/button.tsx";
import { CoastView } from "../../components/coast/coast-view.tsx";
import { fill } from "../../components/fill/fill.ts";
import "./office-map.css";

/** How near the view a map must come before it is loaded. */
const nearView = "300px";

/**
 * A drawn view of the place until its map is wanted; then the map service's frame on top.
 * The map is loaded near the view or on a click, as the content says; nothing else waits for it.
 */
export function OfficeMap({
  office,
  load = practice.maps.load,
}: {
  office: Office;
  load?: "near-view" | "on-click";
}) {
  const [wanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onClick = load === "on-click" || practice.analytics.mode === "consent";

  useEffect(() => {
    if (onClick || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        watch.disconnect();
        setWanted(true);
      },
      { rootMargin: nearView },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [onClick]);

  return (
    <div ref={place} className="office-map coast-sky">
      <CoastView view={office.view} apart />
      {onClick && !wanted ? (
        <div className="office-map-ask">
          <Button kind="outline" onClick={() => setWanted(true)}>
            <MapPin aria-hidden="true" />
            {fill(officeWords.map.show, { office: office.name })}
          </Button>
        </div>
      ) : null}
      {wanted ? (
        <iframe
          className="office-map-frame"
          src={office.mapUrl}
          title={fill(officeWords.map.title, { office: office.name })}
          data-loaded={loaded || undefined}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setLoaded(true)}
        />
      ) : null}
    </div>
  );
}
