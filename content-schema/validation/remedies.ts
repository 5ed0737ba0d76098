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
  const pattern = /^(\d{1,2})(?:[:.]?(\d\d)|\.(\d))?\s*(?:([ap])\.?m?\.?)?$/i;
  const parts = pattern.exec(String(found).trim());
  if (!parts) return undefined;
  const [, hours, writtenMinutes, tens = "0", half] = parts;
  const minutes = writtenMinutes ?? `${tens}0`;
  const afternoon = half?.toLowerCase() === "p" ? 12 : 0;
  const hour = half ? (Number(hours) % 12) + afternoon : Number(hours);
  return `${String(hour).padStart(2, "0")}:${minutes}`;
};

/** `12/25/2026`. */
export const asDate: Remedy = (found) => {
  const parts = typeof found === "string" && /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(found);
  if (!parts) return undefined;
  const [, month = "", day = "", year] = parts;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
};

/** In dollars; more is a slip, such as cents without a point. */
export const maxPrice = 50_000;

/** `39,95` has a decimal comma, `1,200` a thousands separator. */
export const asPrice: Remedy = (found) => {
  if (typeof found !== "string") return undefined;
  const parts = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:[.,](\d\d?))?$/.exec(found.trim());
  if (!parts) return undefined;
  const [, dollars = "", cents = "0"] = parts;
  return Number(`${dollars.replaceAll(",", "")}.${cents}`);
};
