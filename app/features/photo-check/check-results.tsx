import { useEffect, useEffectEvent, useRef, useState } from "react";
import { photoCheckResults } from "../../../content-schema/photo-check.ts";
import { fill } from "../../components/fill/fill.ts";
import { CheckResult, verdict } from "./check-result.tsx";
import { PhotoChecker } from "./photo-checker.ts";
import type { Chosen } from "./photo-chooser.tsx";
import type { Report } from "./report.ts";

/** What was found in each chosen file, and in one sentence, which is also read aloud. */
export function CheckResults({
  chosen,
  remove,
}: {
  chosen: readonly Chosen[];
  remove: (id: number) => void;
}) {
  const { limits, summary, words } = photoCheckResults;
  const [reports, setReports] = useState<Record<number, Report>>({});
  const checker = useRef<PhotoChecker>(null);
  const requested = useRef(new Set<number>());

  const check = async ({ id, file }: Chosen) => {
    if (requested.current.has(id)) return;
    requested.current.add(id);
    checker.current ??= new PhotoChecker();
    const report = await checker.current.check(file, limits);
    if (report) setReports((now) => ({ ...now, [id]: report }));
    else requested.current.delete(id);
  };
  const checkChosen = useEffectEvent(() => {
    for (const each of chosen) check(each);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: new files are looked at when they come
  useEffect(() => checkChosen(), [chosen]);
  // Nothing is decoded for a page that was left; a page that returns goes on.
  useEffect(() => {
    const stop = () => {
      checker.current?.close();
      checker.current = null;
    };
    addEventListener("pagehide", stop);
    addEventListener("pageshow", checkChosen);
    return () => {
      removeEventListener("pagehide", stop);
      removeEventListener("pageshow", checkChosen);
      stop();
    };
  }, []);

  const done = chosen.filter(({ id }) => reports[id]);
  const ready = done.filter(({ id }) => {
    const report = reports[id];
    return report && verdict(report) === "good";
  });
  const extra = chosen.length - limits.images;
  const counts = {
    count: chosen.length,
    ready: ready.length,
    other: done.length - ready.length,
    extra,
  };
  const told = extra > 0 ? summary.tooMany : counts.other === 0 ? summary.allReady : summary.done;
  return (
    <div className="photo-check-results">
      <div role="status" className="photo-check-summary">
        <p>{fill(done.length < chosen.length ? summary.checking : told, counts)}</p>
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
