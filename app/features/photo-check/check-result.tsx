import { FileText } from "lucide-react";
import { useEffect, useRef } from "react";
import { fill } from "../../../content-schema/format/fill.ts";
import { FindingList } from "./finding-list.tsx";
import { findingKinds, type Report } from "./report.ts";
import { ResultActions } from "./result-actions.tsx";
import { resultsCopy } from "./results.ts";

/** Returns the kind of the most severe finding. */
export function verdict({ findings }: Report): "problem" | "advice" | "good" {
  const kinds = findings.map(({ code }) => findingKinds[code]);
  return kinds.includes("problem") ? "problem" : kinds.includes("advice") ? "advice" : "good";
}

/** Renders the thumbnail on a canvas, without a file or object URL. */
function Thumbnail({ picture, name }: { picture: ImageBitmap; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext("2d")?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className="photo-check-thumbnail"
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={fill(resultsCopy().words.thumbnail, { name })}
    />
  );
}

/** Renders one file: its thumbnail, findings and buttons. */
export function CheckResult({
  file,
  report,
  remove,
}: {
  file: File;
  report: Report | undefined;
  remove: () => void;
}) {
  const { words, verdicts } = resultsCopy();
  return (
    <li className="photo-check-result" data-verdict={report ? verdict(report) : "checking"}>
      {report?.thumbnail ? (
        <Thumbnail picture={report.thumbnail} name={file.name} />
      ) : (
        <div className="photo-check-thumbnail">
          <FileText aria-hidden="true" strokeWidth={1.25} />
        </div>
      )}
      <div className="photo-check-text">
        <p className="photo-check-name">{file.name}</p>
        <h3>{report ? verdicts[verdict(report)] : words.checkingOne}</h3>
        <FindingList findings={report?.findings ?? []} />
        <ResultActions name={file.name} cleaned={report?.cleaned} remove={remove} />
      </div>
    </li>
  );
}
