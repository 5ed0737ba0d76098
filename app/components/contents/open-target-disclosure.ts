/**
 * Opens the closed `<details>` around the target of a fragment link, where the browser does not.
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
