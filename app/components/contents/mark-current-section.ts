/** A section is being read once its heading has passed this part of the window, from above. */
const readingLine = 0.35;

/**
 * Marks in the table of contents the section that is being read. Without it the contents are plain
 * links.
 */
export function markCurrentSection(): void {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")].flatMap(
    (link) => {
      const heading = document.getElementById(link.hash.slice(1));
      return heading ? [{ link, heading }] : [];
    },
  );
  if (entries.length === 0) return;
  const observer = new IntersectionObserver(
    () => {
      const line = innerHeight * readingLine;
      const read = entries.findLast(({ heading }) => heading.getBoundingClientRect().top < line);
      for (const entry of entries) {
        if (entry === read) entry.link.ariaCurrent = "location";
        else entry.link.removeAttribute("aria-current");
      }
    },
    // All above the line counts as in view, so that a jump back to the top is noticed.
    { rootMargin: `1000000px 0px ${(readingLine - 1) * 100}%` },
  );
  for (const { heading } of entries) observer.observe(heading);
}
