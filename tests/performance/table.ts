export type Row = Record<string, string | number>;

const cell = (value: string | number | undefined) =>
  typeof value === "number" ? String(Math.round(value * 1000) / 1000) : (value ?? "");

/** Formats rows as a Markdown table, with the first row's columns or the given ones. */
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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = Number.isInteger(middle)
    ? sorted.slice(middle - 1, middle + 1)
    : sorted.slice(Math.floor(middle), Math.floor(middle) + 1);
  return (low + high) / 2;
}
