import { useEffect, useState } from "react";
import { CheckResult, CheckResults } from "./check-results.tsx";
import { PhotoCheck } from "./photo-check.tsx";
import { type Finding, kindOf, type Report } from "./report.ts";

const file = (name: string) => new File(["Only some words."], name);

/** Returns an image of a dawn in place of a photo's thumbnail. */
function useDrawing(): ImageBitmap | undefined {
  const [drawing, setDrawing] = useState<ImageBitmap>();
  useEffect(() => {
    const canvas = new OffscreenCanvas(320, 240);
    const context = canvas.getContext("2d");
    if (!context) return;
    const sky = context.createLinearGradient(0, 0, 0, 240);
    sky.addColorStop(0, "#f0c27b");
    sky.addColorStop(1, "#b4472a");
    context.fillStyle = sky;
    context.fillRect(0, 0, 320, 240);
    setDrawing(canvas.transferToImageBitmap());
  }, []);
  return drawing;
}

function Result({ name, report }: { name: string; report: Report | undefined }) {
  const thumbnail = useDrawing();
  const drawn = report && !report.findings.some((finding) => kindOf(finding) === "problem");
  return (
    <ul className="photo-check-list">
      <CheckResult
        file={file(name)}
        report={report && { ...report, ...(drawn && thumbnail ? { thumbnail } : {}) }}
        remove={() => undefined}
      />
    </ul>
  );
}

const good: Finding[] = [
  { code: "sizeFits", value: "3024 × 4032" },
  { code: "sharp" },
  { code: "light" },
];
const copy = new Blob(["A copy"], { type: "image/jpeg" });

const reports: Record<string, Report> = {
  "good.jpg": { findings: good },
  "blurred.jpg": {
    findings: [{ code: "small", value: "480 × 640" }, { code: "blurred" }, { code: "bright" }],
  },
  "dark.png": { findings: [{ code: "dark" }] },
  "tells-a-place.jpg": {
    findings: [...good, { code: "location", value: "34.06, -118.40" }],
    cleaned: { file: copy, result: "cleaned" },
  },
  "iphone-made-a-jpeg.heic": {
    findings: [{ code: "heicConverted" }, ...good],
    cleaned: { file: copy, result: "converted" },
  },
  "iphone-cannot-be-opened.heic": {
    findings: [{ code: "heicClosed" }],
  },
  "renamed-text.jpg": {
    findings: [{ code: "notAPicture", value: "text" }],
  },
  "stops-in-the-middle.jpg": { findings: [{ code: "brokenOff" }] },
  "papers.pdf": {
    findings: [{ code: "pdfUnseen" }],
  },
};

export const states = {
  "nothing chosen, and at work": <PhotoCheck />,
  "still checking": <Result name="waits.jpg" report={undefined} />,
  ...Object.fromEntries(
    Object.entries(reports).map(([name, report]) => [
      name,
      <Result {...{ name, report }} key="" />,
    ]),
  ),
  "more files than the form takes, checked here and now": (
    <CheckResults
      chosen={["one.jpg", "two.jpg", "three.jpg", "four.jpg"].map((name, id) => ({
        id,
        file: file(name),
      }))}
      leftOut={4}
      remove={() => undefined}
    />
  ),
};
