import { CircleAlert, CircleCheck, CircleX, EyeOff, Info } from "lucide-react";
import { fill } from "../../../content-schema/format/fill.ts";
import { type Finding, findingKinds } from "./report.ts";
import { resultsCopy } from "./results.ts";

/** The icon of each kind of finding; the order of the keys is the order of the list. */
const icons = {
  problem: CircleX,
  advice: CircleAlert,
  privacy: EyeOff,
  good: CircleCheck,
  note: Info,
};

function sentence({ code, value = "" }: Finding): string {
  const { kinds, findings, locationUnnamed } = resultsCopy();
  if (code === "notAPicture") {
    return fill(findings.notAPicture, {
      value: kinds[value as keyof typeof kinds] ?? kinds.unknown,
    });
  }
  if (code === "location" && value === "") return locationUnnamed;
  return fill(findings[code], { value });
}

/** Renders the findings of one file, most severe first. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const sorted = Object.keys(icons).flatMap((kind) =>
    findings.filter(({ code }) => findingKinds[code] === kind),
  );
  return (
    <ul className="photo-check-findings">
      {sorted.map((finding) => {
        const kind = findingKinds[finding.code];
        const Icon = icons[kind];
        return (
          <li key={finding.code} data-kind={kind}>
            <Icon aria-hidden="true" />
            <span>{sentence(finding)}</span>
          </li>
        );
      })}
    </ul>
  );
}
