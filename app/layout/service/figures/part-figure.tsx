import type { ServicePart, ServiceRecord } from "#content";
import { RecoveryTimeline } from "./recovery-timeline.tsx";
import { Schematic } from "./schematic.tsx";
import { VisitTimeline } from "./visit-timeline.tsx";

/** The service's figure for a part of its text, if there is one. */
export function PartFigure({ part, service }: { part: ServicePart; service: ServiceRecord }) {
  const { schematic, visit, recovery } = service.figures ?? {};
  const numbered = [schematic, visit, recovery].filter(Boolean);
  const number = (figure: object) => numbered.indexOf(figure as typeof schematic) + 1;
  if (part === "overview" && schematic) {
    return <Schematic number={number(schematic)} content={schematic} />;
  }
  if (part === "visit" && visit) return <VisitTimeline number={number(visit)} lines={visit} />;
  if (part === "recovery" && recovery) {
    return <RecoveryTimeline number={number(recovery)} stages={recovery} />;
  }
  return null;
}
