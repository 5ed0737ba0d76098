{
  const hero = document.currentScript.closest(".page-hero");
  const heading = hero.querySelector("h1");
  let [, , slug = ""] = location.pathname.split("/");
  try {
    slug = decodeURIComponent(slug).trim() || slug;
  } catch {} // Malformed: keep it.
  if (slug) {
    document.title = slug + document.title.slice(heading.textContent.length);
    for (const place of [heading, hero.querySelector("[aria-current]")]) {
      const name = document.createElement("bdi");
      name.textContent = slug;
      place.replaceChildren(name);
    }
  }
}
