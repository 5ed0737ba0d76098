/**
 * Sets the page's title from the slug in its URL: `laser-care` becomes “Laser Care”. Inlined as
 * source text to run before first paint, so it must not reference outer variables.
 */
function nameAfterSlug(): void {
  const hero = document.currentScript?.closest(".page-hero");
  const heading = hero?.querySelector("h1");
  let slug = location.pathname.split("/")[2] ?? "";
  try {
    slug = decodeURIComponent(slug);
  } catch {
    // Keep a malformed slug as it is.
  }
  if (!heading || /^\d*$/.test(slug)) return;
  const generic = heading.textContent ?? "";
  const title = slug.replaceAll("-", " ").replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
  heading.textContent = title;
  const crumb = hero?.querySelector("[aria-current]");
  if (crumb) crumb.textContent = title;
  document.title = title + document.title.slice(generic.length);
}

/** The inline script of the unknown-service document. */
export const nameAfterSlugScript = `(${nameAfterSlug})()`;
