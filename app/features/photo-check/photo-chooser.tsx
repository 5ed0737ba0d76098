import {
  type ChangeEvent,
  type ComponentType,
  type DragEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";

/** A chosen file; the same file chosen twice stands in the list twice. */
export type Chosen = { id: number; file: File };

type Words = Record<
  "choose" | "more" | "joins" | "drop" | "types" | "promise" | "starting" | "missing",
  string
>;

type ResultsProps = { chosen: readonly Chosen[]; remove: (id: number) => void; missing: string };

/** Takes the place of the results whose code did not come. */
const MissingResults = ({ missing }: ResultsProps) => <p role="alert">{missing}</p>;

const CheckResults = lazy<ComponentType<ResultsProps>>(() =>
  import("./check-results.tsx").then(
    ({ CheckResults }) => ({ default: CheckResults }),
    () => ({ default: MissingResults }),
  ),
);

/**
 * Takes photos by choosing or dropping, and shows what the check finds in them. The check itself is
 * fetched when the first file is chosen.
 */
export function PhotoChooser({
  words: { choose, more, joins, drop, types, promise, starting, missing },
  most,
}: {
  words: Words;
  /** The most files looked at in one go. */
  most: number;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [over, setOver] = useState(false);

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ id: count.current++, file }));
    setChosen((now) => [...now, ...added].slice(0, most));
  };
  const addFrom = (field: HTMLInputElement) => {
    add(field.files ?? []);
    // The same file can be chosen again after a repair.
    field.value = "";
  };
  // Files may have been chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is mounted
  useEffect(() => {
    if (input.current?.files?.length) addFrom(input.current);
  }, []);

  const dropZone = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      add(event.dataTransfer.files);
    },
  };

  return (
    <>
      <div className="photo-check-choose" data-over={over || undefined} {...dropZone}>
        <label className="photo-check-label" htmlFor={id}>
          {chosen.length > 0 ? more : choose}
        </label>
        <input
          ref={input}
          id={id}
          className="photo-check-input"
          type="file"
          multiple
          accept="image/jpeg,image/png,application/pdf,.heic,.heif"
          aria-describedby={`${id}-help`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => addFrom(event.target)}
        />
        <p className="photo-check-drop">{drop}</p>
        <div id={`${id}-help`}>
          <p>{types}</p>
          {chosen.length > 0 ? <p>{joins}</p> : null}
        </div>
      </div>
      <p className="photo-check-promise">{promise}</p>
      {chosen.length > 0 ? (
        <Suspense fallback={<p role="status">{starting}</p>}>
          <CheckResults
            chosen={chosen}
            missing={missing}
            remove={(gone) => {
              setChosen((now) => now.filter((each) => each.id !== gone));
              input.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
