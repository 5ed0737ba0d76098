/**
 * Names the page after the slug in its URL: `laser-care` becomes “Laser Care”. It stands in the
 * document as text and runs before the first paint, so it may use nothing from outside itself.
 */
function nameAfterSlug(): void {
  const header = document.currentScript?.closest(".page-header");
  const heading = header?.querySelector("h1");
  let slug = location.pathname.split("/")[2] ?? "";
  try {
    slug = decodeURIComponent(slug);
  } catch {
    // It is no valid encoding and stays as it is.
  }
  if (!heading || /^\d*$/.test(slug)) return;
  const generic = heading.textContent ?? "";
  const title = slug.replaceAll("-", " ").replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
  heading.textContent = title;
  const crumb = header?.querySelector("[aria-current]");
  if (crumb) crumb.textContent = title;
  document.title = title + document.title.slice(generic.length);
}

/** The script for the document of unknown services. */
export const nameAfterSlugScript = `(${nameAfterSlug})()`;
