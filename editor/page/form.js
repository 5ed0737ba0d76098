import { FilesBackend } from "./backend.js";
import { whenChanged } from "./element.js";
import { openField } from "./find-field.js";
import { holdWhileSaving, tell, watchMissing } from "./messages.js";
import { entryIn, pointBothWays } from "./point.js";
import { useFields } from "./widgets.js";

/* On an admin host, people log in where the repository is; on this computer, nobody has to. */
const { config, names, faults = [], error } = await (await fetch("settings.json")).json();
if (error) {
  tell("The form opens when this is repaired in the file.", error);
  throw new Error(error);
}
const root = document.querySelector("#nc-root");
const isLocal = config.backend.name === "files";

/** Words that fields are found by (find-field.js, editor.css), whatever those of Decap are. */
function keepWords({ editorControl, editorWidgets }) {
  editorControl.field.widgetLabel = "%{widgetLabel} field";
  Object.assign(editorWidgets.object, { expand: "Expand", collapse: "Collapse" });
  editorWidgets.list.add = "Add %{item}";
}

const saveNow = "Save now";

/**
 * Decap's “Save” opens a menu: its first entry is chosen, and the others stay under “Saved”, which
 * gets the focus of “Save”.
 */
function saveAtOnce() {
  let isSaving = false;
  whenChanged(root, () => {
    const named = (selector, words) =>
      [...document.querySelectorAll(selector)].find(({ textContent }) => textContent === words);
    const entry = named("[role=menuitem]", saveNow);
    const saved = isSaving && named("button, [role=button]", "Saved");
    isSaving = Boolean(entry) || (isSaving && !saved);
    entry?.click();
    if (saved && document.activeElement === document.body) saved.focus();
  });
}

function useLabels(words) {
  Object.assign(words.editor.editorToolbar, {
    publish: "Save",
    published: "Saved",
    publishing: "Saving…",
    publishNow: saveNow,
    duplicate: "Copy",
    deleteEntry: "Delete",
    deletePublishedEntry: "Delete",
    backCollection: "%{collectionLabel}",
  });
  const newOne = "New %{collectionLabel}";
  Object.assign(words.collection.collectionTop, { newButton: newOne, newButtonAriaLabel: newOne });
  words.editor.editorControlPane.widget.required = "Fill this in: %{fieldLabel}.";
  Object.assign(words.editor.editor, {
    onLeavePage:
      "Leave without saving? What you typed is kept on this computer until you come back.",
    confirmLoadBackup: "Here is what you typed and did not save. Go on with it?",
  });
  // The field itself says why.
  const untold = { onFailToPersist: "", onFailToDelete: "", missingRequiredField: "" };
  Object.assign(words.ui.toast, untold);
}

// Decap's form has no landmark, its lists have one.
whenChanged(root, () => {
  root.role = root.querySelector("main") ? null : "main";
});
if (isLocal) watchMissing();
const cms = window.CMS;
useFields(cms, names, isLocal);
const words = cms.getLocale("en");
keepWords(words.editor);
if (isLocal) {
  cms.registerBackend("files", FilesBackend);
  useLabels(words);
  saveAtOnce();
  document.body.classList.add("local");
}
holdWhileSaving(cms.getBackend(config.backend.name));
cms.registerLocale("en", words);
if (faults.length > 0) {
  tell("A file was damaged or changed by hand. “What changed” restores it.", faults.join("\n"));
}
// From one entry to another, Decap keeps the fields and values of the first.
addEventListener("hashchange", (event) => {
  const [from, to] = [event.oldURL, event.newURL].map((url) => entryIn(url).join("/"));
  if (!from || !to || from === to) return;
  event.stopImmediatePropagation();
  location.reload();
});
cms.init({ config });
openField(new URLSearchParams(location.search));
if (isLocal) pointBothWays(config);
