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
import { useState } from "react";
import { results } from "#words/photo-check";
import { fill } from "../../../content-schema/format/fill.ts";
import { Button } from "../../components/button/button.tsx";
import { type Finding, type FindingKind, kindOf, type Report } from "./report.ts";
import { type ChosenPhoto, type Reports, useReports } from "./use-reports.ts";

/** The order of the keys is the order of the list, most severe first. */
const icons = {
  problem: CircleX,
  advice: CircleAlert,
  privacy: EyeOff,
  good: CircleCheck,
  note: Info,
} satisfies Record<FindingKind, unknown>;

function sentenceOf(finding: Finding): string {
  const sentences: Readonly<Record<string, string>> = results.findings[kindOf(finding)];
  return fill(sentences[finding.code] ?? "", { value: finding.value ?? "" });
}

function FindingList({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className="photo-check-findings stack">
      {Object.entries(icons).flatMap(([kind, Icon]) =>
        findings
          .filter((finding) => kindOf(finding) === kind)
          .map((finding) => (
            <li key={finding.code} data-kind={kind}>
              <Icon />
              <span>{sentenceOf(finding)}</span>
            </li>
          )),
      )}
    </ul>
  );
}

function download(file: Blob, name: string): void {
  const ending = file.type === "image/png" ? "png" : "jpg";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name.replace(/\.\w+$/, "")}-${results.words.cleanedName}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

type ActionsProps = { name: string; cleaned: Report["cleaned"]; remove: () => void };

function ResultActions({ name, cleaned, remove }: ActionsProps) {
  const { words } = results;
  const [saved, setSaved] = useState(false);
  return (
    <>
      <div className="button-row">
        {cleaned ? (
          <Button
            variant="outline"
            onClick={() => {
              download(cleaned.file, name);
              setSaved(true);
            }}
          >
            <Download />
            <span>{words[cleaned.result]}</span>
            <span className="visually-hidden">{` ${fill(words.ofFile, { name })}`}</span>
          </Button>
        ) : null}
        <Button variant="outline" onClick={remove}>
          <Trash2 />
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

function verdict({ findings }: Report): "problem" | "advice" | "good" {
  const kinds = findings.map(kindOf);
  return (["problem", "advice"] as const).find((kind) => kinds.includes(kind)) ?? "good";
}

/** The thumbnail on a canvas, without a file or object URL. */
function Thumbnail({ picture, name }: { picture: ImageBitmap; name: string }) {
  return (
    <canvas
      ref={(canvas) => canvas?.getContext("2d")?.drawImage(picture, 0, 0)}
      className="photo-check-thumbnail"
      width={picture.width}
      height={picture.height}
      role="img"
      aria-label={fill(results.words.thumbnail, { name })}
    />
  );
}

type ResultProps = { file: File; report: Report | undefined; remove: () => void };

function CheckResult({ file, report, remove }: ResultProps) {
  const { words, verdicts } = results;
  return (
    <li className="photo-check-result card" data-verdict={report ? verdict(report) : "checking"}>
      {report?.thumbnail ? (
        <Thumbnail picture={report.thumbnail} name={file.name} />
      ) : (
        <div className="photo-check-thumbnail">
          <FileText strokeWidth={1.25} />
        </div>
      )}
      <div className="photo-check-text">
        <p className="fine">{file.name}</p>
        <h3>{report ? verdicts[verdict(report)] : words.checkingOne}</h3>
        <FindingList findings={report?.findings ?? []} />
        <ResultActions name={file.name} cleaned={report?.cleaned} remove={remove} />
      </div>
    </li>
  );
}

function summarize(chosen: readonly ChosenPhoto[], reports: Reports): string {
  const { limits, summary } = results;
  const done = chosen.flatMap(({ id }) => reports[id] ?? []);
  const ready = done.filter((report) => verdict(report) === "good").length;
  const other = done.length - ready;
  const extra = chosen.length - limits.images;
  const counts = { count: chosen.length, ready, other, extra };
  if (done.length < chosen.length) return fill(summary.checking, counts);
  if (extra > 0) return fill(summary.tooMany, counts);
  return fill(other === 0 ? summary.allReady : summary.done, counts);
}

type ResultsProps = {
  chosen: readonly ChosenPhoto[];
  /** How many of those chosen last were over the limit. */
  leftOut: number;
  remove: (id: number) => void;
};

/** The result for each chosen file, and a summary that screen readers announce. */
export function CheckResults({ chosen, leftOut, remove }: ResultsProps) {
  const { limits, summary } = results;
  const reports = useReports(chosen);
  return (
    <div>
      <div role="status" className="photo-check-summary">
        <p>{summarize(chosen, reports)}</p>
        {leftOut > 0 ? <p>{fill(summary.leftOut, { leftOut, most: limits.files })}</p> : null}
      </div>
      <ul className="photo-check-list">
        {chosen.map(({ id, file }) => (
          <CheckResult key={id} file={file} report={reports[id]} remove={() => remove(id)} />
        ))}
      </ul>
      <p className="photo-check-medical">{results.words.notMedical}</p>
    </div>
  );
}
