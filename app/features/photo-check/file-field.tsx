import { type DragEvent, type RefObject, useEffect, useId, useState } from "react";

/** Takes dropped files, and tells the styles while some are held over it. */
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

/** Takes files by choosing or dropping. */
export function FileField({
  ref,
  words,
  hasFiles,
  onFiles,
}: {
  ref: RefObject<HTMLInputElement | null>;
  words: Record<"choose" | "more" | "joins" | "drop" | "types", string>;
  /** Whether files were taken before, which the next ones join. */
  hasFiles: boolean;
  onFiles: (files: Iterable<File>) => void;
}) {
  const id = useId();
  const dropZone = useDropZone(onFiles);
  const takeFrom = (field: HTMLInputElement) => {
    onFiles(field.files ?? []);
    // The same file can be chosen again after a repair.
    field.value = "";
  };
  // Files may have been chosen before the script was there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island is mounted
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
