/** The parts to which base.css gives `content-visibility: auto`. */
const farParts = ".below-the-fold > *, .service-part";

const idle = () => new Promise<unknown>((done) => requestIdleCallback(done));

/**
 * Lays out the parts below the fold, one per idle period: full-page screenshots then include them,
 * the scrollbar shows the real height, and no containment clips a focus ring.
 */
export async function layOutFarParts(): Promise<void> {
  if (!CSS.supports("overflow-anchor", "auto")) return;
  while (document.documentElement.dataset["styles"]) {
    await new Promise((done) => setTimeout(done, 200));
  }
  // The deferred style sheet's fonts would cause another layout.
  await document.fonts.ready;
  for (const part of document.querySelectorAll<HTMLElement>(farParts)) {
    await idle();
    part.style.contentVisibility = "visible";
  }
}
