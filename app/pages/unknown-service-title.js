{
  const hero = document.currentScript?.closest(".page-hero");
  const heading = hero?.querySelector("h1");
  let slug = location.pathname.split("/")[2] ?? "";
  try {
    slug = decodeURIComponent(slug);
  } catch {
    // Keep a malformed slug as it is.
  }
  if (heading && !/^\d*$/.test(slug)) {
    const generic = heading.textContent ?? "";
    const title = slug
      .replaceAll("-", " ")
      .replace(/(^|\s)\p{L}/gu, (start) => start.toUpperCase());
    heading.textContent = title;
    const crumb = hero.querySelector("[aria-current]");
    if (crumb) crumb.textContent = title;
    document.title = title + document.title.slice(generic.length);
  }
}
