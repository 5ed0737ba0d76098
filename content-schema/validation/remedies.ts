/** Returns what to write in place of an invalid value, if that is obvious. */
export type Remedy = (found: unknown) => string | number | undefined;

/** YAML parses digits and `true` without quotation marks as a number and a boolean. */
export const asText: Remedy = (found) =>
  ["number", "boolean"].includes(typeof found) ? String(found) : undefined;

export const asPhone: Remedy = (found) => {
  const digits = String(found)
    .replaceAll(/\D/g, "")
    .replace(/^1(?=.{10}$)/, "");
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : undefined;
};

/** `5 PM`, or the number that YAML parses from `9.30`. */
export const asClock: Remedy = (found) => {
  const parts = /^(\d{1,2})(?:[:.]?(\d\d)|\.(\d))?\s*(?:([ap])\.?m?\.?)?$/i.exec(
    String(found).trim(),
  );
  if (!parts) return undefined;
  const [, digits, written, tens = "0", half] = parts;
  const minutes = written ?? `${tens}0`;
  const hour = half ? (Number(digits) % 12) + (/p/i.test(half) ? 12 : 0) : Number(digits);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
};

/** `12/25/2026`. */
export const asDate: Remedy = (found) => {
  const day = typeof found === "string" && /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(found);
  return day ? `${day[3]}-${day[1]?.padStart(2, "0")}-${day[2]?.padStart(2, "0")}` : undefined;
};

/** In dollars; more is a slip, such as cents without a point. */
export const maxPrice = 50_000;

/** `39,95` has a decimal comma, `1,200` a thousands separator. */
export const asPrice: Remedy = (found) => {
  if (typeof found !== "string") return undefined;
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d\d?))?$/.exec(found.trim());
  const price = Number(`${parts?.[1]?.replaceAll(",", "")}.${parts?.[2] ?? 0}`);
  return parts ? price : undefined;
};
