/* Runs in each page of the preview: scrolls to the words that the form beside it edits. */
{
  const plain = (text) => (text ?? "").replaceAll(/\s+/g, " ").trim();
  const find = (words) => {
    const holds = (element) => plain(element.textContent).includes(words);
    let found = [...document.querySelectorAll("main, header, footer")].find(holds);
    for (let next = found; next; next = [...next.children].find(holds)) found = next;
    return found;
  };
  let place;
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
    const { words, instead } = data.show;
    const places = [words, instead].filter(Boolean).map((each) => find(plain(each)));
    place = places.find(Boolean);
    for (let each = place?.parentElement; each; each = each.parentElement) {
      if (each instanceof HTMLDetailsElement) each.open = true;
    }
    scroll();
    place?.animate([{ outline: "3px solid #f0c27b" }, { outline: "3px solid transparent" }], 2000);
  });
}
