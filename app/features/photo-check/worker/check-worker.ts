import type { Answer, Question } from "../report.ts";
import { checkFile } from "./check-file.ts";

addEventListener("message", async ({ data: { id, file, limits } }: MessageEvent<Question>) => {
  const report = await checkFile(file, limits);
  const answer: Answer = { id, report };
  postMessage(answer, { transfer: report.thumbnail ? [report.thumbnail] : [] });
});
