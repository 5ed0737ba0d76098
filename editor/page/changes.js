import { element } from "./element.js";

const [count, list, button, steps, end] = ["count", "list", "publish", "steps", "end"].map((id) =>
  document.getElementById(id),
);
const tags = { same: "span", removed: "del", added: "ins" };

const post = (path, body) =>
  fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

async function takeBack(change) {
  const response = await post("/take-back", change);
  end.textContent = response.ok ? "" : `Not taken back. ${(await response.json()).error}`;
  await show();
}

function itemOf(change) {
  const { place, words } = change;
  const passages = words.map(({ is, text }) => element(tags[is], { textContent: text }));
  return element("li", {}, [
    element("h2", { textContent: place }),
    element("p", { className: "words" }, passages),
    element("button", {
      type: "button",
      textContent: "Take back",
      ariaLabel: `Take back ${place}`,
      onclick: () => takeBack(change),
    }),
  ]);
}

async function show() {
  const response = await fetch("/changes.json");
  const changes = await response.json();
  if (!response.ok) {
    count.textContent = changes.error;
    return;
  }
  count.textContent =
    changes.length === 0
      ? "Nothing has changed since the last publication."
      : `${changes.length} ${changes.length === 1 ? "change" : "changes"} since the last publication.`;
  list.replaceChildren(...changes.map(itemOf));
  button.hidden = changes.length === 0;
}

button.onclick = async () => {
  button.disabled = true;
  steps.replaceChildren();
  end.textContent = "";
  const response = await post("/publish", {});
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const { step, error, done } of lines.map((line) => JSON.parse(line))) {
      if (step) steps.append(element("li", { textContent: `${step} …` }));
      if (error) end.textContent = `Not published. ${error}`;
      if (done) end.textContent = "Published. Your host shows the changes within a few minutes.";
    }
  }
  button.disabled = false;
  await show();
};

await show();
