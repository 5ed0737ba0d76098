/** How much of a HEIC file is searched for its sizes (bytes); they stand in its first box. */
const head = 512 * 1024;

/**
 * The size of the largest picture in a HEIC file (ISO/IEC 23008-12, property "ispe"), in pixels; null
 * where none is said. It is read before a decoder may see the file.
 */
export function heicSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, head));
  let largest: { width: number; height: number } | null = null;
  for (let at = bytes.indexOf(0x69); at !== -1; at = bytes.indexOf(0x69, at + 1)) {
    if (at + 16 > view.byteLength) break;
    if (view.getUint32(at) !== 0x69737065) continue;
    const found = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (!largest || found.width * found.height > largest.width * largest.height) largest = found;
  }
  return largest;
}
