/** Whether a value is an object other than an array. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A file may name a field like what every object has, such as `constructor`. */
export const ownValue = <Value>(fields: Readonly<Record<string, Value>>, name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
