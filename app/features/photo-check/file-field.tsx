import { type DragEvent, type RefObject, useEffect, useId, useState } from "react";

/** Returns the props of a drop zone; `data-over` is set while files are dragged over it. */
function useDropZone(onFiles: (files: Iterable<File>) => void) {
  const [over, setOver] = useState(false);
  return {
    "data-over": over || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles(event.dataTransfer.files);
    },
  };
}

/** A file input that is also a drop zone. */
export function FileField({
  ref,
  words,
  hasFiles,
  onFiles,
}: {
  ref: RefObject<HTMLInputElement | null>;
  words: Record<"choose" | "more" | "joins" | "drop" | "types", string>;
  /** Whether files were chosen before; new ones are added to them. */
  hasFiles: boolean;
  onFiles: (files: Iterable<File>) => void;
}) {
  const id = useId();
  const dropZone = useDropZone(onFiles);
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
    <div className="photo-check-choose" {...dropZone}>
      <label className="photo-check-label" htmlFor={id}>
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
      <p className="photo-check-drop">{words.drop}</p>
      <div id={`${id}-help`}>
        <p>{words.types}</p>
        {hasFiles ? <p>{words.joins}</p> : null}
      </div>
    </div>
  );
}
