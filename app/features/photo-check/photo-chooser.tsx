import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import type { Chosen } from "./use-reports.ts";

type Words = Record<
  "choose" | "more" | "joins" | "drop" | "types" | "promise" | "starting" | "missing",
  string
>;

/** A file input, which covers its box, so that files can also be dropped there. */
function FileField({
  ref,
  words,
  hasFiles,
  onFiles,
}: {
  ref: RefObject<HTMLInputElement | null>;
  words: Words;
  hasFiles: boolean;
  onFiles: (files: Iterable<File>) => void;
}) {
  const id = useId();
  const takeFrom = (field: HTMLInputElement) => {
    onFiles(field.files ?? []);
    // Reset, so that choosing the same file again fires `change`.
    field.value = "";
  };
  // Files may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    if (ref.current?.files?.length) takeFrom(ref.current);
  }, []);
  return (
    <div className="photo-check-choose">
      <label className="button button-primary button-large" htmlFor={id}>
        {hasFiles ? words.more : words.choose}
      </label>
      <input
        ref={ref}
        id={id}
        className="photo-check-input"
        type="file"
        multiple
        accept="image/jpeg,image/png,application/pdf,.heic,.heif"
        aria-describedby={`${id}-help`}
        onChange={(event) => takeFrom(event.target)}
      />
      <p>{words.drop}</p>
      <div id={`${id}-help`}>
        <p>{words.types}</p>
        {hasFiles ? <p>{words.joins}</p> : null}
      </div>
    </div>
  );
}

type ResultsProps = { chosen: readonly Chosen[]; remove: (id: number) => void; missing: string };

const MissingResults = ({ missing }: ResultsProps) => <p role="alert">{missing}</p>;

const CheckResults = lazy<ComponentType<ResultsProps>>(() =>
  import("./check-results.tsx").then(
    ({ CheckResults }) => ({ default: CheckResults }),
    () => ({ default: MissingResults }),
  ),
);

/** The code of the check is loaded when the first file is chosen. */
export function PhotoChooser({ words, most }: { words: Words; most: number }) {
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
