/* These functions run in the page, so that they use nothing of this module. */

/** Returns errors in headings, landmarks, language, accessible names and link marks. */
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

/** Returns leads whose last line has one or two words, and phone numbers that wrap. */
export const findBadLines = () => {
  const linesOf = (element: Element) => {
    const lines: string[][] = [];
    let last = Number.NEGATIVE_INFINITY;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const match of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const [box] = range.getClientRects();
        if (!box) continue;
        if (box.top > last + box.height / 2) {
          lines.push([]);
          last = box.top;
        }
        lines.at(-1)?.push(match[0]);
      }
    }
    return lines;
  };
  const intros = [
    ...document.querySelectorAll(".hero-lead, .page-hero-lead p, p.section-lead, .section-lead p"),
  ].flatMap((intro) => {
    const lines = linesOf(intro);
    const isShort = lines.length > 1 && (lines.at(-1)?.length ?? 0) < 3;
    return isShort ? [`ends in "${lines.at(-1)?.join(" ")}"`] : [];
  });
  const phones: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const match of (node.textContent ?? "").matchAll(/\(\d{3}\)\s\d{3}-\d{4}/g)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) phones.push(`parts ${match[0]}`);
    }
  }
  return [...intros, ...phones];
};
