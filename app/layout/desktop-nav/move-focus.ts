const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Moves focus within an open submenu (up, down, Home, End) or to the neighbouring entry of the
 * navigation (left, right). Returns whether the key was one of these.
 */
export function moveFocus(key: string, item: HTMLLIElement): boolean {
  const links = [...item.querySelectorAll<HTMLAnchorElement>("ul a")];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const step = steps[key];
  if (step && index >= 0) {
    links[step(index, links.length)]?.focus();
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const entries = [
    ...(item.parentElement?.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)") ?? []),
  ];
  const here = entries.findIndex((entry) => entry.parentElement === item);
  entries.at((here + (key === "ArrowRight" ? 1 : -1)) % entries.length)?.focus();
  return true;
}
