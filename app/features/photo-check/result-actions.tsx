import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import type { Report } from "./report.ts";
import { resultsCopy } from "./results.ts";

type CleanedCopy = NonNullable<Report["cleaned"]>;

function save({ file, ending }: CleanedCopy, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/\.\w+$/, "")}-${resultsCopy().words.cleanedName}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Renders the buttons that save the cleaned copy, if there is one, and remove the file. */
export function ResultActions({
  name,
  cleaned,
  remove,
}: {
  name: string;
  cleaned: CleanedCopy | undefined;
  remove: () => void;
}) {
  const { words } = resultsCopy();
  const [saved, setSaved] = useState(false);
  return (
    <>
      <div className="photo-check-actions">
        {cleaned ? (
          <Button
            kind="outline"
            onClick={() => {
              save(cleaned, name);
              setSaved(true);
            }}
          >
            <Download aria-hidden="true" />
            <span>{words[cleaned.made]}</span>
            <span className="visually-hidden">{` ${fill(words.ofFile, { name })}`}</span>
          </Button>
        ) : null}
        <Button kind="outline" onClick={remove}>
          <Trash2 aria-hidden="true" />
          <span>{words.remove}</span>
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </div>
      <p role="status" className="photo-check-saved">
        {saved ? words.saved : ""}
      </p>
    </>
  );
}
