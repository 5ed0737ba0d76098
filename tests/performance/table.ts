import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

export type Row = Record<string, string | number>;

const cell = (value: string | number | undefined) =>
  typeof value === "number" ? String(Math.round(value * 1000) / 1000) : (value ?? "");

/** Formats rows as a Markdown table, with the first row's columns or those of `shown`. */
export function table(
  rows: readonly Row[],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join("\n");
}

/** Returns the median; of an even number of values, the higher of the two in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const samples: number[] = [];

/** Samples what other processes use, while the bench itself waits. */
export async function otherWork(): Promise<void> {
  const busy = () =>
    cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice, 0);
  await sleep(500);
  const [start, before] = [performance.now(), busy()];
  await sleep(500);
  samples.push((busy() - before) / (performance.now() - start));
}

/** Says how quiet the machine was, in cores that other processes used. */
export function quietness(): string {
  if (samples.length === 0) return "";
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  const verdict = mean > 0.1 ? " **The machine was not quiet: do not compare.**" : "";
  return `Other work used ${mean.toFixed(2)} cores, at most ${Math.max(...samples).toFixed(2)}.${verdict}`;
}
