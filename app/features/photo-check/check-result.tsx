import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Download,
  EyeOff,
  FileText,
  Info,
  Trash2,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { photoCheckResults as results } from "../../../content-schema/photo-check.ts";
import { Button } from "../../components/button/button.tsx";
import { fill } from "../../components/fill/fill.ts";
import { type Finding, findingKinds, type Report } from "./report.ts";

/** By what a finding means, in the order in which findings are shown. */
const icons = {
  problem: CircleX,
  advice: CircleAlert,
  privacy: EyeOff,
  good: CircleCheck,
  note: Info,
};

/** What the worst finding makes of the file. */
export function verdict({ findings }: Report): "problem" | "advice" | "good" {
  const kinds = findings.map(({ code }) => findingKinds[code]);
  return kinds.includes("problem") ? "problem" : kinds.includes("advice") ? "advice" : "good";
}

function sentence({ code, value = "" }: Finding): string {
  const { kinds, findings } = results;
  if (code === "notAPicture") {
    return fill(findings.notAPicture, {
      value: kinds[value as keyof typeof kinds] ?? kinds.unknown,
    });
  }
  if (code === "location" && value === "") return results.locationUnnamed;
  return fill(findings[code], { value });
}

/** Draws the small picture; it never becomes a file or an address. */
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
      aria-label={fill(results.words.thumbnail, { name })}
    />
  );
}

function save({ file, ending }: NonNullable<Report["cleaned"]>, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/\.\w+$/, "")}-${results.words.cleanedName}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** One file: a small view of it, what was found, a cleaned copy where that helps, and a way to remove it. */
export function CheckResult({
  file,
  report,
  remove,
}: {
  file: File;
  report: Report | undefined;
  remove: () => void;
}) {
  const { words, verdicts } = results;
  const [saved, setSaved] = useState(false);
  const sorted = Object.keys(icons).flatMap(
    (kind) => report?.findings.filter(({ code }) => findingKinds[code] === kind) ?? [],
  );
  const cleaned = report?.cleaned;
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
        <ul className="photo-check-findings">
          {sorted.map((finding) => {
            const kind = findingKinds[finding.code];
            const Icon = icons[kind];
            return (
              <li key={finding.code} data-kind={kind}>
                <Icon aria-hidden="true" />
                <span>{sentence(finding)}</span>
              </li>
            );
          })}
        </ul>
        <div className="photo-check-actions">
          {cleaned ? (
            <Button
              kind="outline"
              onClick={() => {
                save(cleaned, file.name);
                setSaved(true);
              }}
            >
              <Download aria-hidden="true" />
              <span>{words[cleaned.made]}</span>
              <span className="visually-hidden">
                {` ${fill(words.ofFile, { name: file.name })}`}
              </span>
            </Button>
          ) : null}
          <Button kind="outline" onClick={remove}>
            <Trash2 aria-hidden="true" />
            <span>{words.remove}</span>
            <span className="visually-hidden">{` ${file.name}`}</span>
          </Button>
        </div>
        <p role="status" className="photo-check-saved">
          {saved ? words.saved : ""}
        </p>
      </div>
    </li>
  );
}
