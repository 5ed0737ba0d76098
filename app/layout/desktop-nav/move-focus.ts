const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Returns the link in the column to the left or right that is nearest in height. */
function beside(link: HTMLElement, links: readonly HTMLElement[], key: string) {
  const from = link.getBoundingClientRect();
  const distance = (other: HTMLElement) => Math.abs(other.getBoundingClientRect().top - from.top);
  return links
    .filter((other) => {
      const { left, right } = other.getBoundingClientRect();
      return key === "ArrowRight" ? left >= from.right : right <= from.left;
    })
    .sort((a, b) => distance(a) - distance(b))[0];
}

/**
 * Moves focus within an open submenu (up, down, Home, End in DOM order, column by column; left and
 * right to the other column), or to the adjacent entry of the navigation.
 * Returns whether it handled the key.
 */
export function moveFocus(key: string, item: HTMLLIElement): boolean {
  const links = [...item.querySelectorAll<HTMLAnchorElement>("ul a")];
  const focused = document.activeElement as HTMLAnchorElement;
  const index = links.indexOf(focused);
  const step = steps[key];
  if (step && index >= 0) {
    links[step(index, links.length)]?.focus();
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const other = index >= 0 ? beside(focused, links, key) : undefined;
  if (other) {
    other.focus();
    return true;
  }
  const entries = [
    ...(item.parentElement?.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)") ?? []),
  ];
  const here = entries.findIndex((entry) => entry.parentElement === item);
  entries.at((here + (key === "ArrowRight" ? 1 : -1)) % entries.length)?.focus();
  return true;
}
