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
  addEventListener("DOMContentLoaded", openTarget);
  addEventListener("hashchange", openTarget);
}
