import { fill } from "../../../content-schema/format/fill.ts";
import { CheckResult, verdict } from "./check-result.tsx";
import { resultsCopy } from "./results.ts";
import { type Chosen, type Reports, useReports } from "./use-reports.ts";

/** Returns the results for all files in one sentence. */
function summarize(chosen: readonly Chosen[], reports: Reports): string {
  const { limits, summary } = resultsCopy();
  const done = chosen.flatMap(({ id }) => reports[id] ?? []);
  const ready = done.filter((report) => verdict(report) === "good").length;
  const other = done.length - ready;
  const extra = chosen.length - limits.images;
  const sentence = extra > 0 ? summary.tooMany : other === 0 ? summary.allReady : summary.done;
  const counts = { count: chosen.length, ready, other, extra };
  return fill(done.length < chosen.length ? summary.checking : sentence, counts);
}

/** The result for each chosen file, and a summary that screen readers announce. */
export function CheckResults({
  chosen,
  remove,
}: {
  chosen: readonly Chosen[];
  remove: (id: number) => void;
}) {
  const reports = useReports(chosen);
  return (
    <div className="photo-check-results">
      <div role="status" className="photo-check-summary">
        <p>{summarize(chosen, reports)}</p>
      </div>
      <ul className="photo-check-list">
        {chosen.map(({ id, file }) => (
          <CheckResult key={id} file={file} report={reports[id]} remove={() => remove(id)} />
        ))}
      </ul>
      <p className="photo-check-medical">{resultsCopy().words.notMedical}</p>
    </div>
  );
}
