import { useEffect, useId, useRef, useState } from "react";
import { useLoaded } from "../../islands/use-loaded.ts";
import type { ChosenPhoto } from "./use-reports.ts";

type Words = Record<
  "choose" | "more" | "joins" | "drop" | "types" | "promise" | "starting" | "missing",
  string
>;

type Photos = { chosen: readonly ChosenPhoto[]; leftOut: number };

/** Outside the component: the visitor's photos outlive its elements. */
let photos: Photos = { chosen: [], leftOut: 0 };
let count = 0;

function useChosen(maxFiles: number) {
  const field = useRef<HTMLInputElement>(null);
  const [{ chosen, leftOut }, setPhotos] = useState(photos);
  const change = (next: Photos) => {
    photos = next;
    setPhotos(next);
  };
  const add = () => {
    if (!field.current?.files?.length) return;
    const added = [...field.current.files].map((file) => ({ id: count++, file }));
    const all = [...photos.chosen, ...added];
    change({ chosen: all.slice(0, maxFiles), leftOut: Math.max(0, all.length - maxFiles) });
    // Reset, so that choosing the same file again fires `change`.
    field.current.value = "";
  };
  const remove = (removedId: number) => {
    change({ ...photos, chosen: photos.chosen.filter(({ id }) => id !== removedId) });
    field.current?.focus();
  };
  // Files may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(add, []);
  return { field, chosen, leftOut, add, remove };
}

/** The field covers its box, so that files can be dropped there. The check loads with the first. */
export default function PhotoChooser({ words, maxFiles }: { words: Words; maxFiles: number }) {
  const id = useId();
  const { field, chosen, leftOut, add, remove } = useChosen(maxFiles);
  const hasFiles = chosen.length > 0;
  // After a failure, again with the next photo.
  const check = useLoaded(() => import("./check-results.tsx"), hasFiles && chosen);
  return (
    <>
      <div className="photo-check-choose stack">
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
      {hasFiles && check.value ? (
        <check.value.CheckResults chosen={chosen} leftOut={leftOut} remove={remove} />
      ) : null}
      {hasFiles && !check.value ? (
        <p role={check.failed ? "alert" : "status"}>
          {check.failed ? words.missing : words.starting}
        </p>
      ) : null}
    </>
  );
}
