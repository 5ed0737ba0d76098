import { observeInView } from "../../islands/in-view.ts";
import { fragmentTarget } from "../../islands/window.ts";

/** Marks a table of contents, whose links follow the reader. */
export const tableOfContentsAttribute = { "data-contents": "" };

/** A section is current once its heading is above this fraction of the viewport height. */
const readingLine = 0.35;

/** Sets `aria-current` on the link of the section that is being read. */
export function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  const headings = links.map(fragmentTarget).filter((heading) => heading !== null);
  // Every heading above the line intersects, so that jumps to the top are observed too.
  observeInView(headings, `1000000px 0px ${(readingLine - 1) * 100}%`, (above) => {
    const read = headings.findLast((heading) => above.has(heading));
    for (const link of links) link.ariaCurrent = fragmentTarget(link) === read ? "location" : null;
  });
}

/** Returns the target, once it is parsed. */
function openTarget(): Element | null {
  const target = fragmentTarget(location);
  const details = target?.closest("details");
  if (details?.open === false) {
    details.open = true;
    target?.scrollIntoView();
  }
  return target;
}

/** Opens the `<details>` around a fragment's target, before the first paint so that nothing moves. */
export function openTargetDisclosure(): void {
  if (location.hash) {
    // A frame may come before the rest of the document. Once: a visitor may close it again.
    const parser = new MutationObserver(() => openTarget() && parser.disconnect());
    parser.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => parser.disconnect());
  }
  addEventListener("hashchange", openTarget);
}
