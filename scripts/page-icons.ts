import { brotliCompressSync, constants } from "node:zlib";

/**
 * A page whose quickly packed size is not above this stays, packed well, within ten packets of 1,460
 * bytes with its headers: one more would cost a round trip (docs/decisions/0044).
 */
const room = 15_000;

const packedSize = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const reference = /\/assets\/icons-[\w-]+\.svg#([\w-]+)/g;

/**
 * Puts the shapes of a page's icons into it where there is room, so that they are painted with its
 * words; a larger page refers to the file of all icons, as pages do that are reached by a link.
 *
 * @param sheet that file (scripts/vite/icons.ts)
 */
export function withIcons(html: string, sheet: string): string {
  const names = new Set([...html.matchAll(reference)].map(([, name = ""]) => name));
  if (names.size === 0) return html;
  const shapes = [...names].map((name) => {
    const [, lines] = new RegExp(`<g id="${name}">(.*?)</g>`).exec(sheet) ?? [];
    if (lines === undefined) throw new Error(`${name}: expected its icon in the file, found none`);
    return `<g id="icon-${name}">${lines}</g>`;
  });
  const all = `<svg width="0" height="0" aria-hidden="true">${shapes.join("")}</svg>`;
  const page = html.replaceAll(reference, "#icon-$1").replace("</body>", () => `${all}</body>`);
  return packedSize(page) > room ? html : page;
}
