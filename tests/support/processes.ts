import type { ChildProcess } from "node:child_process";

/** Returns a function that returns what a process has written so far. */
export function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) {
    stream?.on("data", (data) => {
      output += data;
    });
  }
  return () => output;
}
