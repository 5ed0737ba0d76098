/** Replaces the date of the next review with a notice once that date has passed. */
export function showOverdueReviews(): void {
  const today = new Date().toISOString().slice(0, 10);
  for (const overdue of document.querySelectorAll<HTMLElement>("[data-due]")) {
    const isOverdue = today > (overdue.dataset["due"] ?? "");
    overdue.hidden = !isOverdue;
    overdue.previousElementSibling?.toggleAttribute("hidden", isOverdue);
  }
}
