/** Makes buttons say “save” for what saves. */
export function useLabels(cms) {
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
  });
  words.editor.editorControlPane.widget.required = "Fill this in: %{fieldLabel}.";
  cms.registerLocale("en", words);
}

/** Loads the form's own code. */
export const loadForm = (address) =>
  new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => done(window.CMS);
    script.onerror = fail;
    document.head.append(script);
  });
