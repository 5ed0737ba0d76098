/** The parts that the styles lay out only when they come near (base.css), outermost first. */
function* farParts(root: Element): Generator<HTMLElement> {
  for (const child of root.children) {
    if (!(child instanceof HTMLElement)) continue;
    if (getComputedStyle(child).contentVisibility === "auto") yield child;
    yield* farParts(child);
  }
}

const idle = () => new Promise<unknown>((done) => requestIdleCallback(done));

/**
 * Lays out the parts far below, one each time the page is idle: a picture of the whole page then
 * shows them, the scrollbar tells the true height, and no containment clips a focus ring.
 */
export async function layOutFarParts(): Promise<void> {
  if (!CSS.supports("overflow-anchor", "auto")) return;
  while (document.documentElement.dataset["styles"]) {
    await new Promise((done) => setTimeout(done, 200));
  }
  // The fonts of the deferred sheet would lay out again what is there.
  await document.fonts.ready;
  for (const part of farParts(document.body)) {
    await idle();
    part.style.contentVisibility = "visible";
  }
}
