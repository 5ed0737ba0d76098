/** Says of a review whose day has passed that it is overdue. */
export function showOverdueReviews(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const overdue of document.querySelectorAll<HTMLElement>("[data-due]")) {
    const isOverdue = today > (overdue.dataset["due"] ?? "");
    overdue.hidden = !isOverdue;
    overdue.previousElementSibling?.toggleAttribute("hidden", isOverdue);
  }
}
