import { FilesBackend, refuseUnnamed } from "./backend.js";
import { saveNowLabel, setLocalLabels, setSharedLabels, unsavedQuestion } from "./decap-labels.js";
import { whenChanged } from "./dom.js";
import { openField } from "./find-field.js";
import { entryIn, syncFocus } from "./focus-sync.js";
import { disableWhileSaving, showMessage } from "./problem-messages.js";
import { registerFields } from "./widgets.js";

const cms = window.CMS;
const root = document.querySelector("#nc-root");

/**
 * Decap's “Save” opens a menu: its first entry is chosen, and the others stay under “Saved”, which
 * gets the focus of “Save”.
 */
function saveAtOnce() {
  const findByText = (selector, text) =>
    [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === text);
  let isSaving = false;
  whenChanged(root, () => {
    const saveItem = findByText("[role=menuitem]", saveNowLabel);
    const saved = isSaving && findByText("button, [role=button]", "Saved");
    isSaving = Boolean(saveItem) || (isSaving && !saved);
    saveItem?.click();
    if (saved && document.activeElement === document.body) saved.focus();
  });
}

/** Discards Decap's draft of an entry that was saved just before a reload (backend.js). */
function dropSavedDraft() {
  const isSaved = sessionStorage.getItem("saved") !== null;
  sessionStorage.removeItem("saved");
  const { confirm } = window;
  const { hash } = location;
  const isDeclined = (question) => question === unsavedQuestion && location.hash === hash;
  if (isSaved) window.confirm = (question) => !isDeclined(question) && confirm(question);
}

/** Reloads the page for another entry: Decap would keep fields and values of the first one. */
function reloadForOtherEntry() {
  addEventListener("hashchange", (event) => {
    const [from, to] = [event.oldURL, event.newURL].map((url) => entryIn(url).join("/"));
    if (!from || !to || from === to) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/** Turns off Decap's check of required fields: the content check reports all mistakes at once. */
function makeFieldsOptional({ files = [], fields = [], field }) {
  files.forEach(makeFieldsOptional);
  for (const each of field ? [field] : fields) {
    // Decap calls a field optional only by `false`.
    if (each.required !== false) each.required = undefined;
    makeFieldsOptional(each);
  }
}

function start({ config, names, problems = [] }) {
  // On an admin host, people log in where the repository is; on this computer, nobody has to.
  const isLocal = config.backend.name === "files";
  const labels = cms.getLocale("en");
  registerFields(cms, names, isLocal);
  setSharedLabels(labels);
  if (isLocal) {
    cms.registerBackend("files", FilesBackend);
    setLocalLabels(labels);
    saveAtOnce();
    dropSavedDraft();
    config.collections.forEach(makeFieldsOptional);
    cms.registerEventListener({ name: "preSave", handler: refuseUnnamed(config, names) });
    document.body.classList.add("local");
  }
  disableWhileSaving(cms.getBackend(config.backend.name));
  cms.registerLocale("en", labels);
  const damaged = "A file was damaged or changed by hand. “What changed” restores it.";
  if (problems.length > 0) showMessage(damaged, problems.join("\n"));
  reloadForOtherEntry();
  // Decap's form has no landmark, its lists have one.
  whenChanged(root, () => {
    root.role = root.querySelector("main") ? null : "main";
  });
  cms.init({ config });
  openField(new URLSearchParams(location.search));
  if (isLocal) syncFocus(config);
}

const { hash } = location;
const settings = await (await fetch("settings.json")).json();
// Decap has read the address when it was loaded, and hears of another one only once it is started.
if (location.hash !== hash) location.reload();
else if (settings.error)
  showMessage("The form opens when this is repaired in the file.", settings.error);
else start(settings);
