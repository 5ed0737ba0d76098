/* What Decap's own controls say. */

/** The entry of the menu that saves, chosen by the form itself. */
export const saveNowLabel = "Save now";
/** Asked where a draft is kept. */
export const unsavedQuestion = "Here is what you typed and did not save. Go on with it?";

/** Labels of both forms. By some, and by Decap's own, fields are found (find-field.js, decap.css). */
export function setSharedLabels({ collection, editor: { editor, editorToolbar, editorWidgets } }) {
  const newEntry = "New %{collectionLabel}";
  Object.assign(collection.collectionTop, { newButton: newEntry, newButtonAriaLabel: newEntry });
  editorToolbar.backCollection = "%{collectionLabel}";
  // Where no program of the form's own empties it (editor/prepare-entry.ts).
  editorToolbar.duplicate = "Copy (then delete its review)";
  editor.onPublishingNotReady = "First press “Status”, and choose “Ready”.";
  Object.assign(editorWidgets.list, { expand: "Expand all", collapse: "Collapse all" });
}

/** Says “Save” where Decap says “Publish”, and what is true of files on this computer. */
export function setLocalLabels({ editor, mediaLibrary, ui }) {
  Object.assign(editor.editorToolbar, {
    publish: "Save",
    published: "Saved",
    publishing: "Saving…",
    publishNow: saveNowLabel,
    duplicate: "Copy",
    deleteEntry: "Delete",
    deletePublishedEntry: "Delete",
  });
  Object.assign(mediaLibrary.mediaLibraryModal, {
    mediaAssets: "Choose a picture",
    noAssetsFound: "1. Press “From this computer”. 2. Press “Use it”.",
    upload: "From this computer",
    chooseSelected: "Use it",
  });
  Object.assign(editor.editor, {
    // Decap keeps a draft when its page is closed, and drops it when a link within is followed.
    onLeavePage: "Leave without saving? What you typed is not kept.",
    confirmLoadBackup: unsavedQuestion,
    onDeletePublishedEntry: "Delete all of this? “What changed” brings back what was published.",
  });
  // The field itself says why.
  const silenced = { onFailToPersist: "", onFailToDelete: "" };
  Object.assign(ui.toast, silenced, { onFailToLoadEntries: "%{details}" });
}
