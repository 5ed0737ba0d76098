import { type ComponentType, lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import type { Chosen } from "./use-reports.ts";

type Words = Record<
  "choose" | "more" | "joins" | "drop" | "types" | "promise" | "starting" | "missing",
  string
>;

type ResultsProps = {
  chosen: readonly Chosen[];
  leftOut: number;
  remove: (id: number) => void;
  missing: string;
};

const CheckResults = lazy<ComponentType<ResultsProps>>(() =>
  import("./check-results.tsx").then(
    ({ CheckResults }) => ({ default: CheckResults }),
    () => ({ default: ({ missing }) => <p role="alert">{missing}</p> }),
  ),
);

function useChosen(most: number) {
  const field = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const add = () => {
    if (!field.current?.files?.length) return;
    const added = [...field.current.files].map((file) => ({ id: count.current++, file }));
    setChosen([...chosen, ...added].slice(0, most));
    setLeftOut(Math.max(0, chosen.length + added.length - most));
    // Reset, so that choosing the same file again fires `change`.
    field.current.value = "";
  };
  const remove = (gone: number) => {
    setChosen((now) => now.filter(({ id }) => id !== gone));
    field.current?.focus();
  };
  // Files may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(add, []);
  return { field, chosen, leftOut, add, remove };
}

/** The field covers its box, so that files can be dropped there. The check loads with the first. */
export function PhotoChooser({ words, most }: { words: Words; most: number }) {
  const id = useId();
  const { field, chosen, leftOut, add, remove } = useChosen(most);
  const hasFiles = chosen.length > 0;
  return (
    <>
      <div className="photo-check-choose">
        <label className="button button-primary button-large" htmlFor={id}>
          {hasFiles ? words.more : words.choose}
        </label>
        <input
          ref={field}
          id={id}
          className="photo-check-input"
          type="file"
          multiple
          accept="image/jpeg,image/png,application/pdf,.heic,.heif"
          aria-describedby={`${id}-help`}
          onChange={add}
        />
        <p>{words.drop}</p>
        <div id={`${id}-help`}>
          <p>{words.types}</p>
          {hasFiles ? <p>{words.joins}</p> : null}
        </div>
      </div>
      <p className="photo-check-promise">{words.promise}</p>
      {hasFiles ? (
        <Suspense fallback={<p role="status">{words.starting}</p>}>
          <CheckResults {...{ chosen, leftOut, remove }} missing={words.missing} />
        </Suspense>
      ) : null}
    </>
  );
}
