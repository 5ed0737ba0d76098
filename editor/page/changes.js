import { button, element } from "./dom.js";
import { request, stopped } from "./request.js";

const [count, taken, list, publish, steps, end] = "count taken list publish steps end"
  .split(" ")
  .map((id) => document.getElementById(id));
const tags = { same: "span", removed: "del", added: "ins" };

const placesOf = (problems) => problems.map(({ place, found }) => `${place}: found ${found}`);

/** Posts, and shows beside the button why nothing was done. */
async function tryPost(path, body, message) {
  message.textContent = "";
  const result = await request(path, body);
  if (!result.error) return result;
  const places = placesOf(result.problems ?? []);
  const why = places.length > 0 ? `It would not fit: ${places.join("; ")}` : result.error;
  message.textContent = `Nothing was changed. ${why}`;
  return undefined;
}

function offerReapply(place, files) {
  const message = element("span", { role: "alert" });
  const undo = button("Put it back", async () => {
    if (!(await tryPost("/reapply", files, message))) return;
    taken.replaceChildren();
    count.focus();
    await showChanges();
  });
  taken.replaceChildren(`Taken back: ${place}. `, undo, message);
  undo.focus();
}

async function revert(change, message) {
  const question = `Delete the new “${change.place}”? It has not been published.`;
  if (change.isNew && !confirm(question)) return;
  taken.replaceChildren();
  const files = await tryPost("/revert", change, message);
  if (!files) return;
  await showChanges();
  offerReapply(change.place, files);
}

function itemOf(change) {
  const { place, words } = change;
  const passages = words.map(({ is, text }) => element(tags[is], { textContent: text }));
  const message = element("p", { role: "alert", className: "refused" });
  return element("li", {}, [
    element("h2", { textContent: place }),
    element("p", { className: "words" }, passages),
    button("Take back", () => revert(change, message), { ariaLabel: `Take back ${place}` }),
    message,
  ]);
}

async function showChanges() {
  const changes = await request("/changes.json");
  if (changes.error) {
    count.textContent = changes.error;
    return;
  }
  count.textContent =
    changes.length === 0
      ? "Nothing has changed since the last publication."
      : `${changes.length} ${changes.length === 1 ? "change" : "changes"} since the last publication.`;
  list.replaceChildren(...changes.map(itemOf));
  publish.hidden = changes.length === 0;
}

publish.onclick = async () => {
  publish.disabled = true;
  steps.replaceChildren();
  end.textContent = "";
  let partialLine = "";
  let outcome = `Not published. ${stopped}`;
  const readLine = ({ step, error, problems = [], done }) => {
    if (step) {
      steps.append(element("li", { textContent: `${step} …` }));
      steps.lastChild.scrollIntoView({ block: "nearest" });
    }
    // It may have been published.
    if (step) outcome = stopped;
    if (error) outcome = [`Not published. ${error}`, ...placesOf(problems)].join("\n");
    if (done) outcome = "Published. Your host shows the changes within a few minutes.";
  };
  try {
    const { body } = await fetch("/publish", { method: "POST", body: "{}" });
    // Safari cannot iterate over a stream.
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (partialLine + part.value).split("\n");
      partialLine = lines.pop();
      for (const line of lines) readLine(JSON.parse(line));
    }
  } catch {
    // It ended without a last line.
  }
  publish.disabled = false;
  // The list may have what others have published.
  await showChanges();
  end.textContent = outcome;
  end.scrollIntoView({ block: "nearest" });
};

await showChanges();
