/* A message says what to do, where, and what was found; what would be valid is in a disclosure. */
import { spelledName } from "./chips.js";
import { button, element } from "./dom.js";
import { fieldSelector, findField, nameOf, showField, unfold } from "./find-field.js";
import { request } from "./request.js";

const messageArea = document.querySelector("#problems");
const form = document.querySelector("#nc-root");

/** Formats a sentence, with facts named as in the insert menu. */
function formatSentence(words) {
  const end = /[.!?]”?$/.test(words) ? "" : ".";
  const sentence = words.charAt(0).toUpperCase() + words.slice(1) + end;
  return sentence.replaceAll(/\{\{([\w.-]+)\}\}/g, (_, fact) => `the fact “${spelledName(fact)}”`);
}

/** Returns a message without the syntax of files: quotation marks and `null`. */
const withoutQuotes = (words) =>
  words
    // A truncated value has only the first mark.
    .replace(/^((?:write )?)"(?:(.*)"|([^"]*))$/, "$1$2$3")
    .replace(/,? or null$| with(?:out)? quotation marks$/g, "")
    .replaceAll(/"([^"]*)"/g, "“$1”");

const formatExpected = (expected) =>
  withoutQuotes(expected)
    .replace("one of …", "one of those below")
    .replace(" (…)", "")
    .replace(" …", " below");

/** Formats the found value; "" for a list or a group, whose place is enough. */
const formatFound = (words) =>
  /^[[{]/.test(words) ? "" : `: found ${withoutQuotes(words).slice(0, 100)}`;

const paragraph = (textContent) => element("p", { textContent });

/** Links a place to its field in another form, if it has an address there. */
const linkTo = (place, address) =>
  address ? element("a", { href: address, target: "place", textContent: place }) : place;

const createMessage = (heading, place, { detail = "", rest = [], address } = {}) =>
  element("div", { className: "problem" }, [
    element("strong", { textContent: heading }),
    element("p", {}, [linkTo(place, address), detail]),
    ...rest,
  ]);

const createDisclosure = (summary, texts) =>
  element("details", {}, [element("summary", { textContent: summary }), ...texts.map(paragraph)]);

function messageOf({ fix, expected, found, choices, versions, place, address }) {
  if (versions) {
    const both = Object.entries(versions).map(([whose, text]) => `${whose}: ${text}`);
    const rest = [createDisclosure("Both, whole", both)];
    return createMessage(formatSentence(fix), place, { detail: `: found ${found}`, rest });
  }
  const valid = formatExpected(expected);
  const isEmpty = ["nothing", "null", '""', "[]"].includes(found);
  const heading = formatSentence(fix ? withoutQuotes(fix) : `Needed here: ${valid}`);
  const detail = isEmpty ? " is empty." : formatFound(found);
  const help = createDisclosure("What fits here", [formatSentence(valid), choices.join(", ")]);
  const rest = choices.length > 0 || fix ? [help] : [];
  return createMessage(heading, place, { detail, rest, address });
}

const clearMessages = () => {
  for (const each of document.querySelectorAll(".problem")) each.remove();
};

/** Returns links to where what is deleted is named; each opens its field at the name, all in one tab. */
function mentionsOf(problems) {
  const addresses = new Map(
    problems.map(({ place, address, found }) => [place, address?.replace("#", `&words=${found}#`)]),
  );
  const items = [...addresses].map(([place, address]) =>
    element("li", {}, [linkTo(place, address)]),
  );
  return element("ul", {}, items);
}

/** Asks which other service takes over; `retire` gets its slug. */
async function createSuccessorChoice(file, retire) {
  const { names } = await request("/settings.json");
  const options = names.pages.flatMap(([textContent, path]) => {
    const [, value] = /^\/service\/(.+)/.exec(path) ?? [];
    const isOther = value && !file.endsWith(`/${value}.mdx`);
    return isOther ? [element("option", { value, textContent })] : [];
  });
  const none = element("option", { value: "", textContent: "Choose a service" });
  const select = element("select", { required: true }, [none, ...options]);
  const onsubmit = (event) => {
    event.preventDefault();
    event.target.inert = true;
    void retire(select.value);
  };
  return element("form", { onsubmit }, [
    element("label", {}, ["Service that takes over all of this, and the address", select]),
    element("button", { textContent: "Retire it" }),
  ]);
}

/** Shows why a file is not deleted; for a service, that another may take over. */
async function showDialog(problems, file, { advice, retire, isRetiring }) {
  const list = isRetiring ? problems.map(messageOf) : [mentionsOf(problems)];
  const dialog = element("dialog", { className: "mentions", ariaLabel: advice }, [
    element("h2", {}, [element("strong", { textContent: advice })]),
    ...(retire ? [await createSuccessorChoice(file, retire)] : []),
    ...list,
    button("Close", () => dialog.close()),
  ]);
  messageArea.replaceChildren(dialog);
  dialog.showModal();
}

/** Shows a problem at its field, or above the form if it has no field there. */
function showProblem(problem, file) {
  const field = problem.file === file ? findField(problem.path) : undefined;
  if (!field) {
    messageArea.append(messageOf(problem));
    return;
  }
  const message = messageOf({ ...problem, place: nameOf(field), address: undefined });
  Object.assign(message, { role: "alert", words: problem.words });
  // The end of a list may be far from its beginning, which is shown.
  if (field.querySelector(fieldSelector)) field.querySelector("label").after(message);
  else field.append(message);
}

async function showProblems(problems, file) {
  for (const problem of problems) showProblem(problem, file);
  const [first, ...others] = form.querySelectorAll(".problem");
  for (const each of others) await unfold(each.closest(fieldSelector));
  if (first) await showField(first.closest(fieldSelector), first.words);
}

let lastField;
addEventListener("focusin", ({ target }) => {
  lastField = target.closest(fieldSelector) ?? lastField;
});

/** Shows a message that belongs to no field. */
export const showMessage = (advice, found) =>
  messageArea.replaceChildren(createMessage(advice, found));

async function showAtLastField(why) {
  showMessage("Not saved. Your words are still in the form.", why);
  if (!lastField?.isConnected) return;
  lastField.append(...messageArea.children);
  await showField(lastField);
}

addEventListener("hashchange", () => messageArea.replaceChildren());

/** Makes the form inert while Decap saves: Decap would take what is typed meanwhile for saved. */
export function disableWhileSaving(registered) {
  const { init } = registered;
  registered.init = (...settings) => {
    const backend = init(...settings);
    const { persistEntry } = backend;
    backend.persistEntry = async (...parameters) => {
      form.inert = true;
      try {
        return await persistEntry.apply(backend, parameters);
      } finally {
        form.inert = Boolean(backend.isReloading);
      }
    };
    return backend;
  };
}

/** Saves or deletes a file, and shows problems at their fields, or those of a deletion in a dialog. */
export async function withErrorMessages(file, work, dialog) {
  clearMessages();
  try {
    return await work();
  } catch (error) {
    const { message, problems = [] } = error;
    // Nothing in it could be focused.
    form.inert = false;
    if (problems.length === 0) await showAtLastField(message);
    else if (dialog) await showDialog(problems, file, dialog);
    else await showProblems(problems, file);
    throw error;
  }
}
