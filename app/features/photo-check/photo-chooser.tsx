import { type ComponentType, lazy, Suspense, useRef, useState } from "react";
import { FileField } from "./file-field.tsx";
import type { Chosen } from "./use-reports.ts";

type Words = Record<
  "choose" | "more" | "joins" | "drop" | "types" | "promise" | "starting" | "missing",
  string
>;

type ResultsProps = { chosen: readonly Chosen[]; remove: (id: number) => void; missing: string };

/** An error in place of the results if their code fails to load. */
const MissingResults = ({ missing }: ResultsProps) => <p role="alert">{missing}</p>;

const CheckResults = lazy<ComponentType<ResultsProps>>(() =>
  import("./check-results.tsx").then(
    ({ CheckResults }) => ({ default: CheckResults }),
    () => ({ default: MissingResults }),
  ),
);

/**
 * The file input and the results of the check. The code of the check is loaded when the
 * first file is chosen.
 */
export function PhotoChooser({
  words,
  most,
}: {
  words: Words;
  /** The maximum number of files in the list. */
  most: number;
}) {
  const field = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const [chosen, setChosen] = useState<Chosen[]>([]);

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ id: count.current++, file }));
    setChosen((now) => [...now, ...added].slice(0, most));
  };
  const remove = (gone: number) => {
    setChosen((now) => now.filter(({ id }) => id !== gone));
    field.current?.focus();
  };

  return (
    <>
      <FileField ref={field} words={words} hasFiles={chosen.length > 0} onFiles={add} />
      <p className="photo-check-promise">{words.promise}</p>
      {chosen.length > 0 ? (
        <Suspense fallback={<p role="status">{words.starting}</p>}>
          <CheckResults chosen={chosen} remove={remove} missing={words.missing} />
        </Suspense>
      ) : null}
    </>
  );
}
