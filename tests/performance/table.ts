export type Row = Record<string, string | number>;

const cell = (value: string | number | undefined) =>
  typeof value === "number" ? String(Math.round(value * 1000) / 1000) : (value ?? "");

/** Formats rows as a Markdown table; `columns` are by default the first row's. */
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
