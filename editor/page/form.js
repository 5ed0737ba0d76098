import { FilesBackend } from "./backend.js";
import { openField } from "./find-field.js";
import { tell, watchMissing } from "./messages.js";
import { pointBothWays } from "./point.js";
import { useFields } from "./widgets.js";
import "./names.js";

/* On an admin host, people log in where the repository is; on this computer, nobody has to. */
const { config, names, faults = [], error } = await (await fetch("settings.json")).json();
if (error) {
  tell("The form opens when this is repaired in the file.", error);
  throw new Error(error);
}
const isLocal = config.backend.name === "files";

const loadForm = () =>
  new Promise((done, fail) => {
    window.CMS_MANUAL_INIT = true;
    const script = document.createElement("script");
    script.src = "decap/decap-cms.js";
    script.onload = () => done(window.CMS);
    script.onerror = fail;
    document.head.append(script);
  });

function useLabels(cms) {
  const words = cms.getLocale("en");
  Object.assign(words.editor.editorToolbar, {
    publish: "Save",
    published: "Saved",
    publishing: "Saving…",
    publishNow: "Save now",
    publishAndCreateNew: "Save and create a new one",
    publishAndDuplicate: "Save and copy",
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
  cms.registerLocale("en", words);
}

if (isLocal) watchMissing();
const cms = await loadForm();
useFields(cms, names, isLocal);
if (isLocal) {
  cms.registerBackend("files", FilesBackend);
  useLabels(cms);
  document.body.classList.add("local");
}
if (faults.length > 0) {
  tell("A file was damaged or changed by hand. “What changed” restores it.", faults.join("\n"));
}
cms.init({ config });
openField(new URLSearchParams(location.search));
if (isLocal) pointBothWays(config);
