import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PhotoChecker } from "./photo-checker.ts";
import type { Report } from "./report.ts";
import { resultsCopy } from "./results.ts";

/** A chosen file; a file chosen twice is listed twice. */
export type Chosen = { id: number; file: File };

/** The reports available so far, by file id. */
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
    const report = await checker.current.check(file, resultsCopy().limits);
    if (report) setReports((now) => ({ ...now, [id]: report }));
    else requested.current.delete(id);
  };
  const checkChosen = useEffectEvent(() => {
    for (const each of chosen) check(each);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when files are added
  useEffect(() => checkChosen(), [chosen]);
  // Stop decoding on `pagehide`; continue after a restore from the back/forward cache.
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
