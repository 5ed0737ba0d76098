import { ask } from "./ask.js";
import { element } from "./element.js";

const [search, found, changes, launch] = ["search", "found", "changes", "launch"].map((id) =>
  document.getElementById(id),
);

let latest;

async function find() {
  const words = search.value;
  latest = words;
  const response = await ask(`/find.json?words=${encodeURIComponent(words)}`);
  const result = await response.json();
  if (latest !== words) return;
  const places = response.ok ? result : [];
  const items = places.map(({ address, place, text }) =>
    element("li", {}, [
      element("a", { href: address }, [text, element("small", { textContent: place })]),
    ]),
  );
  const why = result.error ?? "Nothing on the site has these words.";
  const none = element("li", { textContent: why });
  found.replaceChildren(...(items.length === 0 && words.trim().length > 1 ? [none] : items));
}

search.oninput = find;

const reader = async (address) => (await fetch(address)).text();
const list = JSON.parse(await reader("/changes.json"));
if (list.length) changes.append(` (${list.length})`);
const page = new DOMParser().parseFromString(await reader("/launch.html"), "text/html");
launch.append(` (${/\d+/.exec(page.querySelector("[role=status]").textContent) ?? "ready"})`);
