import type { CheckRequest, CheckResponse } from "../report.ts";
import { checkFile } from "./check-file.ts";

addEventListener("message", async ({ data: { id, file, limits } }: MessageEvent<CheckRequest>) => {
  const report = await checkFile(file, limits);
  const response: CheckResponse = { id, report };
  postMessage(response, { transfer: report.thumbnail ? [report.thumbnail] : [] });
});
