/* A refusal says what to do, where, and what was found; what fits is behind a fold. */
import { element } from "./element.js";
import { findField, showField } from "./find-field.js";

const below = document.querySelector("#refusals");

const sentence = (words) =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;

/** Quotation marks and null are how files write it. */
const plain = (words) =>
  words
    .replace(/^((?:write )?)"(.*)"$/, "$1$2")
    .replace(/,? or null$| with(?:out)? quotation marks$/g, "")
    .replaceAll(/"([^"]*)"/g, "“$1”");

const needed = (expected) =>
  plain(expected)
    .replace("one of …", "one of those below")
    .replace("(…)", "")
    .replace(" …", " below");

const paragraph = (textContent) => element("p", { textContent });

const boxOf = (first, second, rest = []) =>
  element("div", { className: "refusal" }, [
    element("strong", { textContent: first }),
    paragraph(second),
    ...rest,
  ]);

function messageOf({ todo, expected, found, choices, line }, where, advice) {
  const fits = needed(expected);
  const isEmpty = ["nothing", "null", '""', "[]"].includes(found);
  const place = where + (line ? `, line ${line}` : "");
  const first = advice ?? sentence(todo ? plain(todo) : `Needed here: ${fits}`);
  const second = isEmpty ? `${place} is empty.` : `${place}: found ${plain(found).slice(0, 100)}`;
  const summary = element("summary", { textContent: "What fits here" });
  const fold = [summary, paragraph(sentence(fits)), paragraph(choices.join(", "))];
  const hasFold = choices.length > 0 || (todo && !advice);
  return boxOf(first, second, hasFold ? [element("details", {}, fold)] : []);
}

const labelOf = (field) =>
  field.querySelector("label")?.firstChild?.textContent.trim() ?? "This entry";

const clear = () => {
  for (const each of document.querySelectorAll(".refusal")) each.remove();
};

async function show(problems, file, advice) {
  let first;
  for (const problem of problems) {
    const field = problem.file === file ? findField(problem.path) : undefined;
    const message = messageOf(problem, field ? labelOf(field) : problem.place, advice);
    if (field) {
      field.append(message);
      first ??= field;
    } else below.append(message);
  }
  if (first) await showField(first);
}

const tell = (advice, found) => below.replaceChildren(boxOf(advice, found));

async function explain(response, body) {
  const { error = "", problems = [] } = await response
    .clone()
    .json()
    .catch(() => ({}));
  const { action, params } = JSON.parse(body);
  const file = params.dataFiles?.[0]?.path;
  const advice = action.startsWith("delete")
    ? "Not deleted: take its name out here first, then delete it."
    : undefined;
  if (problems.length > 0) await show(problems, file, advice);
  else if (response.status === 413)
    tell("Choose a smaller picture, of 20 MB or less.", "Not saved.");
  else tell("Not saved. Your words are still in the form.", error);
}

/** Tells at the fields why a save is refused; Decap's own messages are hidden. */
export function watchSaves() {
  document.body.dataset.tells = "";
  const ask = window.fetch;
  window.fetch = async (address, settings) => {
    const body = String(settings?.body ?? "");
    const isSave = /"action":"(?:persist|delete)/.test(body);
    if (isSave) clear();
    const response = await ask(address, settings).catch((error) => {
      tell(
        "Start the form again with npm run edit, then try once more. Your words are still here.",
        "The program behind the form has stopped.",
      );
      throw error;
    });
    if (isSave && !response.ok) await explain(response, body);
    // Pictures have got new names, which the form does not know.
    else if (/"assets":\[\{/.test(body)) setTimeout(() => location.reload(), 1000);
    return response;
  };
  addEventListener("hashchange", () => below.replaceChildren());
  // The form itself asks for what is empty.
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const missing = added.find((node) => /ControlErrorsList/.test(node.className));
    if (!missing) return;
    clear();
    void showField(missing.closest('[class*="-ControlContainer"]'));
  }).observe(document.querySelector("#nc-root"), { childList: true, subtree: true });
}
