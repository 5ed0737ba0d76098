import { useEffect, useEffectEvent, useRef, useState } from "react";
import { photoCheckResults } from "../../../content-schema/photo-check.ts";
import { PhotoChecker } from "./photo-checker.ts";
import type { Report } from "./report.ts";

/** A chosen file; the same file chosen twice stands in the list twice. */
export type Chosen = { id: number; file: File };

/** The reports on chosen files as they come, by the files' ids. */
export type Reports = Readonly<Record<number, Report>>;

/** Checks each chosen file once, in a worker. */
export function useReports(chosen: readonly Chosen[]): Reports {
  const [reports, setReports] = useState<Reports>({});
  const checker = useRef<PhotoChecker>(null);
  const requested = useRef(new Set<number>());

  const check = async ({ id, file }: Chosen) => {
    if (requested.current.has(id)) return;
    requested.current.add(id);
    checker.current ??= new PhotoChecker();
    const report = await checker.current.check(file, photoCheckResults.limits);
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

  return reports;
}
