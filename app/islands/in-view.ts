/** Calls `onChange` with the elements that are in view, when one comes into view or leaves it. */
export function observeInView(
  elements: Iterable<Element>,
  rootMargin: string,
  onChange: (inView: ReadonlySet<Element>) => void,
): IntersectionObserver {
  const inView = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      onChange(inView);
    },
    { rootMargin },
  );
  for (const element of elements) observer.observe(element);
  return observer;
}
