/** What `base.css` lays out when it comes near. */
const farParts = ".below-the-fold > *, .service-part";

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
  for (const part of document.querySelectorAll<HTMLElement>(farParts)) {
    await idle();
    part.style.contentVisibility = "visible";
  }
}
