function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest("details");
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

/**
 * Opens the closed `<details>` that a fragment names: by its heading, or by its content in browsers
 * that do not open it. Before the first paint, so that nothing moves.
 */
export function openTargetDisclosure(): void {
  if (location.hash) {
    // A frame may come before the rest of the document.
    const parser = new MutationObserver(openTarget);
    parser.observe(document, { childList: true, subtree: true });
    addEventListener("DOMContentLoaded", () => parser.disconnect());
  }
  addEventListener("DOMContentLoaded", openTarget);
  addEventListener("hashchange", openTarget);
}
