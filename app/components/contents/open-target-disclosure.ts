/**
 * Opens the closed `<details>` around a fragment's target, in browsers that do not.
 */
export function openTargetDisclosure(): void {
  addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  });
}
