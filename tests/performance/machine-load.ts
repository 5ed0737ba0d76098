import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { median } from "./table.ts";

const samples: { work: number; loop: number }[] = [];

/** Times a fixed loop (ms): slow if the host of a virtual machine is busy, which its counters do not show. */
function timeLoop(): number {
  const start = performance.now();
  let sum = 0;
  for (let step = 0; step < 2e7; step += 1) sum += step % 7;
  return sum > 0 ? performance.now() - start : Number.NaN;
}

/** Samples what other processes use, and the machine's pace, while the bench itself waits. */
export async function sampleLoad(): Promise<void> {
  const busy = () =>
    cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice, 0);
  await sleep(500);
  const [start, before] = [performance.now(), busy()];
  await sleep(500);
  samples.push({ work: (busy() - before) / (performance.now() - start), loop: timeLoop() });
}

/** Says how quiet the machine was: the cores that other processes used, and how steady its pace was. */
export function loadNote(): string {
  if (samples.length === 0) return "";
  const mean = samples.reduce((sum, { work }) => sum + work, 0) / samples.length;
  const most = Math.max(...samples.map(({ work }) => work));
  const loop = median(samples.map((sample) => sample.loop));
  const fastest = Math.min(...samples.map((sample) => sample.loop));
  const isQuiet = mean <= 0.1 && loop <= 1.2 * fastest;
  const verdict = isQuiet ? "" : " **The machine was not quiet: do not compare.**";
  return `Other work used ${mean.toFixed(2)} cores, at most ${most.toFixed(2)}; a fixed loop took ${loop.toFixed(0)} ms, at least ${fastest.toFixed(0)}.${verdict}`;
}
