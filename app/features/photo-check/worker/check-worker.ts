import type { CheckRequest, Report } from "../report.ts";
import { checkFile } from "./check-file.ts";

addEventListener("message", async ({ data: { file, limits } }: MessageEvent<CheckRequest>) => {
  const report = await checkFile(file, limits).catch((error: Error): Report => {
    // Moved since it was chosen, or still in a cloud.
    const isMissing = /^Not(?:Found|Readable)Error$/.test(error.name);
    return { findings: [{ code: isMissing ? "notChecked" : "unreadable" }] };
  });
  postMessage(report, { transfer: report.thumbnail ? [report.thumbnail] : [] });
});
