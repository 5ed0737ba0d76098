/** Returns the keys of an object, with their type. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) =>
  Object.keys(object) as [Key, ...Key[]];

/** Returns an object of these keys, each with what `make` returns for it. */
export const fromKeys = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
