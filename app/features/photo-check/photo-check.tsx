import { ImageUp } from "lucide-react";
import {
  type ChangeEvent,
  type DragEvent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { photoCheck } from "../../../content/photo-check.ts";
import "./photo-check.css";

const CheckResults = lazy(() =>
  import("./check-results.tsx").then((module) => ({ default: module.CheckResults })),
);

/** A chosen file; the same file chosen twice stands in the list twice. */
export type Chosen = { id: number; file: File };

/**
 * A look at the visitor's photos before they go into the form: choose or drop files, and read advice
 * for each. Nothing leaves the device; the check itself is fetched when the first file is chosen.
 */
export function PhotoCheck() {
  const { choose, drop, promise, types, noScript } = photoCheck.words;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const count = useRef(0);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [over, setOver] = useState(false);

  const add = (files: Iterable<File>) => {
    const added = [...files].map((file) => ({ id: count.current++, file }));
    setChosen((now) => [...now, ...added].slice(0, photoCheck.limits.files));
  };
  // Files may have been chosen before the page's script had started.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    if (input.current?.files?.length) add(input.current.files);
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
    <div className="photo-check">
      <div className="photo-check-choose" data-over={over || undefined} {...dropZone}>
        <ImageUp aria-hidden="true" strokeWidth={1.5} />
        <label className="photo-check-label" htmlFor={id}>
          {choose}
        </label>
        <input
          ref={input}
          id={id}
          className="photo-check-input"
          type="file"
          multiple
          accept="image/jpeg,image/png,application/pdf,.heic,.heif"
          aria-describedby={`${id}-help`}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            add(event.target.files ?? []);
            // The same file can be chosen again after a repair.
            event.target.value = "";
          }}
        />
        <p className="photo-check-drop">{drop}</p>
        <p id={`${id}-help`}>{types}</p>
      </div>
      <p className="without-script">{noScript}</p>
      <p className="photo-check-promise">{promise}</p>
      <Suspense fallback={<p role="status">{photoCheck.words.starting}</p>}>
        {chosen.length > 0 ? (
          <CheckResults
            chosen={chosen}
            remove={(gone) => {
              setChosen((now) => now.filter((each) => each.id !== gone));
              input.current?.focus();
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
