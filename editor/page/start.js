import { element } from "./dom.js";
import { request } from "./request.js";

const [search, found, changes, launch] = ["search", "found", "changes", "launch"].map((id) =>
  document.getElementById(id),
);

let lastQuery;

async function find() {
  const words = search.value;
  lastQuery = words;
  const result = await request(`/find.json?words=${encodeURIComponent(words)}`);
  if (lastQuery !== words) return;
  const places = result.error ? [] : result;
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

const [changed, left] = await Promise.all([request("/changes.json"), request("/launch.json")]);
if (changed.length) changes.append(` (${changed.length})`);
if (!left.error) launch.append(` (${left || "ready"})`);
