/* Shows beside the form the page on which the record stands that is being edited. */
const form = document.querySelector("#form");
const page = document.querySelector("#page");
const link = document.querySelector("#page-link");

async function follow() {
  // A page that has just been added is known now.
  const { preview, previews } = await (await fetch("/settings.json")).json();
  const [, collection, name] =
    /^#\/collections\/([^/]+)(?:\/entries\/([^/?]+))?/.exec(form.contentWindow.location.hash) ?? [];
  const path = previews[`${collection}/${name}`] ?? previews[`${collection}/*`]?.replace("*", name);
  const address = preview + (path ?? "/");
  if (link.href === address && page.src) return;
  link.href = address;
  page.src = address;
}

function watch() {
  form.contentWindow.addEventListener("hashchange", follow);
  follow();
}

form.addEventListener("load", watch);
// It may have loaded before this script.
if (form.contentDocument?.readyState === "complete") watch();
