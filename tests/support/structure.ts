/**
 * Returns errors in headings, landmarks, language, accessible names and link marks. Runs in the page,
 * so that it uses nothing of this module.
 */
export const structureFaults = () => {
  const faults: string[] = [];
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(seen);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  if (levels.filter((level) => level === 1).length !== 1) faults.push(`h1: ${levels}`);
  for (const [index, level] of levels.entries()) {
    const before = levels[index - 1] ?? 0;
    if (level > before + 1) {
      faults.push(`heading jumps from ${before} to ${level}: ${headings[index]?.textContent}`);
    }
  }
  for (const landmark of ["body main", ".header", ".footer"]) {
    if (document.querySelectorAll(landmark).length !== 1) faults.push(`not one ${landmark}`);
  }
  if (document.documentElement.lang !== "en-US") faults.push(document.documentElement.lang);
  for (const control of document.querySelectorAll<HTMLElement>("a, button, summary")) {
    const label = control.getAttribute("aria-label");
    const text = control.innerText.trim();
    if (!seen(control) || !label || !text || control.querySelector("[aria-hidden]")) continue;
    if (!label.toLowerCase().includes(text.toLowerCase())) faults.push(`${text} ≠ ${label}`);
  }
  for (const link of document.querySelectorAll("main :is(p, dd, .prose li) > a")) {
    if (link.matches(".button, [class$='-link'], .service-cite") || !seen(link)) continue;
    if (!getComputedStyle(link).textDecorationLine.includes("underline")) {
      faults.push(`a link that only its color shows: ${link.textContent}`);
    }
  }
  return faults;
};
