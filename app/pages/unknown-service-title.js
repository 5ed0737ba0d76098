{
  const hero = document.currentScript.closest(".page-hero");
  const heading = hero.querySelector("h1");
  const generic = heading.textContent;
  const [, , raw = ""] = location.pathname.split("/");
  let slug = raw;
  try {
    slug = decodeURIComponent(raw).trim() || raw;
  } catch {
    // Keep a malformed slug as it is.
  }
  if (slug) {
    for (const place of [heading, hero.querySelector("[aria-current]")]) {
      const name = document.createElement("bdi");
      name.textContent = slug;
      place.replaceChildren(name);
    }
    document.title = slug + document.title.slice(generic.length);
  }
}
