import { button, element } from "./dom.js";
import { request, stoppedMessage } from "./request.js";

const [changeSummary, undoNote, changeList, publishButton, publishSteps, publishResult] =
  "summary undo changes publish steps result".split(" ").map((id) => document.getElementById(id));
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
    undoNote.replaceChildren();
    changeSummary.focus();
    await showChanges();
  });
  undoNote.replaceChildren(`Taken back: ${place}. `, undo, message);
  undo.focus();
}

async function revert(change, message) {
  const question = `Delete the new “${change.place}”? It has not been published.`;
  if (change.isNew && !confirm(question)) return;
  undoNote.replaceChildren();
  const files = await tryPost("/revert", change, message);
  if (!files) return;
  await showChanges();
  offerReapply(change.place, files);
}

function itemOf(change) {
  const { place, words } = change;
  const passages = words.map(({ kind, text }) => element(tags[kind], { textContent: text }));
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
  const { error, length: count } = changes;
  const summary = `${count} ${count === 1 ? "change" : "changes"} since the last publication.`;
  const noChanges = "Nothing has changed since the last publication.";
  changeSummary.textContent = error ?? (count === 0 ? noChanges : summary);
  if (error) return;
  changeList.replaceChildren(...changes.map(itemOf));
  publishButton.hidden = count === 0;
}

/** Calls a function with each line of JSON in a response's body. */
async function readLines(body, readLine) {
  let partialLine = "";
  // Safari cannot iterate over a stream.
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (partialLine + part.value).split("\n");
    partialLine = lines.pop();
    for (const line of lines) readLine(JSON.parse(line));
  }
}

publishButton.onclick = async () => {
  publishButton.disabled = true;
  publishSteps.replaceChildren();
  publishResult.textContent = "";
  let outcome = `Not published. ${stoppedMessage}`;
  const report = ({ step, error, problems = [], done }) => {
    if (step) {
      publishSteps.append(element("li", { textContent: `${step} …` }));
      publishSteps.lastChild.scrollIntoView({ block: "nearest" });
      // It may have been published.
      outcome = stoppedMessage;
    }
    if (error) outcome = [`Not published. ${error}`, ...placesOf(problems)].join("\n");
    if (done) outcome = "Published. Your host shows the changes within a few minutes.";
  };
  try {
    const { body } = await fetch("/publish", { method: "POST", body: "{}" });
    await readLines(body, report);
  } catch {
    // It ended without a last line.
  }
  publishButton.disabled = false;
  // The list may have what others have published.
  await showChanges();
  publishResult.textContent = outcome;
  publishResult.scrollIntoView({ block: "nearest" });
};

await showChanges();
