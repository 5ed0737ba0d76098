/** Unfolds what a link into the page leads to, where a browser does not do so by itself. */
export function unfoldTarget(): void {
  addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  });
}
