import { useEffect, useRef, useState } from "react";
import { photoCheck } from "../../../content/photo-check.ts";
import { fill } from "../../components/fill/fill.ts";
import { CheckResult, verdict } from "./check-result.tsx";
import type { Chosen } from "./photo-check.tsx";
import { PhotoChecker } from "./photo-checker.ts";
import type { Report } from "./report.ts";

/** What was found in each chosen file, and in one sentence, which is also read aloud. */
export function CheckResults({
  chosen,
  remove,
}: {
  chosen: readonly Chosen[];
  remove: (id: number) => void;
}) {
  const { summary, words } = photoCheck;
  const [reports, setReports] = useState<Record<number, Report>>({});
  const checker = useRef<PhotoChecker>(null);
  const asked = useRef(new Set<number>());

  useEffect(() => () => checker.current?.close(), []);
  useEffect(() => {
    for (const { id, file } of chosen) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      checker.current ??= new PhotoChecker();
      checker.current
        .check(file, photoCheck.limits)
        .then((report) => setReports((now) => ({ ...now, [id]: report })));
    }
  }, [chosen]);

  const done = chosen.filter(({ id }) => reports[id]);
  const ready = done.filter(({ id }) => {
    const report = reports[id];
    return report && verdict(report) === "good";
  });
  const counts = { count: chosen.length, ready: ready.length, other: done.length - ready.length };
  return (
    <div className="photo-check-results">
      <div role="status" className="photo-check-summary">
        <p>
          {done.length < chosen.length
            ? fill(summary.checking, counts)
            : fill(counts.other === 0 ? summary.allReady : summary.done, counts)}
        </p>
        {chosen.length > photoCheck.limits.images ? <p>{fill(summary.tooMany, counts)}</p> : null}
      </div>
      <ul className="photo-check-list">
        {chosen.map(({ id, file }) => (
          <CheckResult key={id} file={file} report={reports[id]} remove={() => remove(id)} />
        ))}
      </ul>
      <p className="photo-check-medical">{words.notMedical}</p>
    </div>
  );
}
