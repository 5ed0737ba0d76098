import type { Plugin } from "vite";

/** Runs in each page of the preview: scrolls to the words that the form beside it edits. */
function listen() {
  const plain = (text: string | null) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const find = (words: string) => {
    const holds = (element: Element) => plain(element.textContent).includes(words);
    let found = [...document.querySelectorAll("main, header, footer")].find(holds);
    for (let next = found; next; next = [...next.children].find(holds)) found = next;
    return found;
  };
  let place: Element | undefined;
  const scroll = () => place?.scrollIntoView({ block: "center", behavior: "instant" });
  // Fonts, pictures and parts that come into view change heights.
  new ResizeObserver(scroll).observe(document.documentElement);
  for (const event of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(event, () => {
      place = undefined;
    });
  }
  addEventListener("message", ({ source, data }) => {
    if (source !== parent || !data.show) return;
    const { words, instead } = data.show as Record<string, string>;
    const places = [words, instead].filter(Boolean).map((each) => find(plain(each ?? "")));
    const found = places.find(Boolean);
    for (let each = found?.parentElement; each; each = each.parentElement) {
      if (each instanceof HTMLDetailsElement) each.open = true;
    }
    place = found;
    scroll();
    found?.animate([{ outline: "3px solid #f0c27b" }, { outline: "3px solid transparent" }], 2000);
  });
}

/** Vite plugin for the preview beside the form; the site itself has none of it. */
export const showPlace = (): Plugin => ({
  name: "show-place",
  transform: (code, id) =>
    /\/vite\/dist\/client\/client\.mjs$/.test(id) ? `${code}\n(${listen.toString()})();` : null,
});
