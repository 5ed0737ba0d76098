/** Returns bytes as one character each. */
export const textOf = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Returns bytes that are written as one character each. */
export const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
