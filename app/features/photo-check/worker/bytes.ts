/** Returns bytes as one character each. */
export const decodeLatin1 = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Returns bytes that are written as one character each. */
export const encodeLatin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => letter.charCodeAt(0));
