import { formats, parseDraft, setLastSaved } from "./file-formats.js";
import { showMessage, withErrorMessages } from "./problem-messages.js";
import { request, stoppedMessage } from "./request.js";

/* Where Decap reads and saves on this computer: the program behind the form (editor/server.ts). */

/** By file: the text that the form last saved, and the id of the conflict that it has shown. */
const mergeBases = new Map();

async function post(action, body) {
  const result = await request(`/${action}`, body);
  if (!result.error) return result;
  throw Object.assign(new Error(result.error), result);
}

/** Synchronous, so that a draft that Decap kept is applied after it. */
function readSync(path) {
  const waiting = new XMLHttpRequest();
  waiting.open("POST", "/read", false);
  try {
    waiting.send(JSON.stringify([path]));
  } catch {
    throw new Error(stoppedMessage);
  }
  const { error, 0: file } = JSON.parse(waiting.responseText);
  if (error) throw new Error(error);
  return file;
}

const lastGoodMessage =
  "This is the last good version. Saving it replaces the file, of which a copy is kept.";

const entryOf = ({ path, text = null }) => ({ data: text, file: { path, id: null } });

const entriesAt = async (paths) => (await post("read", paths)).map(entryOf);

const base64Of = async (asset) => ({ path: asset.path, content: await asset.toBase64() });

/** Reloads the entry, under its new name if it has one; its draft is saved (form.js). */
function reload(name) {
  sessionStorage.setItem("saved", "");
  if (name) location.replace(location.hash.replace(/[^/]+$/, name));
  location.reload();
}

/** Refuses a new record without the field that names its file; Decap would fail silently. */
export const refuseUnnamed =
  ({ collections }, { serviceParts }) =>
  async ({ entry }) => {
    const isOwn = ({ name }) => name === entry.get("collection");
    const { folder, format, identifier_field: title = "title" } = collections.find(isOwn);
    if (!entry.get("newRecord")) return;
    const fields = entry.get("data").toJS();
    const namingFields = format === "service" ? [title, "slug"] : [title];
    if (namingFields.every((name) => fields[name]?.trim())) return;
    const { toFile } = Object.fromEntries(formats(serviceParts, true))[format];
    const path = `${folder}/unnamed.mdx`;
    const { text: raw } = parseDraft(toFile({ [title]: "", ...fields }));
    await withErrorMessages(path, () => post("save", { path, raw, assets: [] }));
  };

/** Decap's backend for the files of this computer. */
export class FilesBackend {
  status = async () => ({ auth: { status: true }, api: { status: true, statusPage: "" } });
  // Nobody has to log in.
  authComponent = () =>
    createClass({
      componentDidMount() {
        this.props.onLogin({});
      },
      render: () => null,
    });
  authenticate = async () => ({});
  restoreUser = async () => ({});
  // Pictures are chosen in the form that shows them.
  getMedia = async () => [];

  entriesByFolder = (folder) => entriesAt([folder]);
  entriesByFiles = (files) => entriesAt(files.map(({ path }) => path));

  async getEntry(path) {
    // Decap, which opens a new entry when it is saved, first has to show that nothing is unsaved.
    if (mergeBases.delete(path)) await new Promise((done) => setTimeout(done));
    const file = path ? readSync(path) : {};
    if (file.readError) showMessage(lastGoodMessage, `${path} cannot be read: ${file.readError}`);
    // A file of a fixed name is begun by its first save.
    if (file.text === undefined && !path?.endsWith(".yaml")) {
      location.replace(location.hash.replace(/\/entries\/.*/, ""));
      throw new Error("This was deleted or renamed. Choose it in the list.");
    }
    return entryOf(file);
  }

  async persistEntry({ dataFiles, assets }, { newEntry }) {
    const [{ path, raw: draft }] = dataFiles;
    const { text: raw, loaded } = parseDraft(draft);
    // A new entry that has loaded a text is a copy.
    const versions = newEntry ? { copied: loaded } : { loaded, ...mergeBases.get(path) };
    await withErrorMessages(path, async () => {
      try {
        const contents = await Promise.all(assets.map(base64Of));
        const sent = { path, raw, ...versions, assets: contents };
        const { isMerged, moved } = await post("save", sent);
        mergeBases.set(path, { loaded: raw });
        if (!newEntry) setLastSaved(loaded, raw);
        // The file has names of pictures, or words of somebody else, that the form does not know.
        this.isReloading = isMerged || moved || assets.length > 0;
        if (this.isReloading) setTimeout(reload, 1000, moved);
      } catch (error) {
        const { conflictId } = error;
        if (conflictId) mergeBases.set(path, { ...mergeBases.get(path), acceptedId: conflictId });
        throw error;
      }
    });
  }

  deleteFiles(paths) {
    const [path] = paths;
    const retire = async (to) => {
      const advice = "Not retired: decide this first, then retire it.";
      const work = () => post("retire", { path, to });
      // It has the address now.
      const open = () =>
        location.assign(`/form.html?field=formerly#/collections/services/entries/${to}`);
      const dialog = { advice, retire, isRetiring: true };
      await withErrorMessages(path, work, dialog).then(open, () => undefined);
    };
    const isService = path.startsWith("content/services/");
    const dialog = isService
      ? { advice: "Not deleted: this names it. Another service can take over.", retire }
      : { advice: "Not deleted: take its name out of these places first, then delete it." };
    return withErrorMessages(path, () => post("delete", paths), dialog);
  }
}
