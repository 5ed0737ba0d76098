import { request } from "./request.js";

/* Shows the page of the edited record beside the form, scrolled to the edited field. */
const form = document.querySelector("#form");
const page = document.querySelector("#page");
const link = document.querySelector("#page-link");
const caption = document.querySelector("#shown");
const follow = document.querySelector("#follow");

const state = {
  /** What the form edits, and the address of the page that shows it. */
  edited: { entry: "", field: "", words: [] },
  address: "/",
  /** The entry whose page has been opened. */
  openedEntry: undefined,
  /** The path of the page beside the form, once it is there. */
  shownPath: undefined,
  /** The path of the page before it. */
  leftPath: undefined,
  /** Whether a link in the page led to it. */
  hasFollowed: false,
  /** The field of the last click in the page: only its response counts. */
  requestedField: undefined,
  /** The field that the form opens for a click; the page stays until it is open. */
  clickedField: undefined,
};

const postToPage = (message) => page.contentWindow.postMessage(message, "*");

const titleOf = (path) =>
  state.settings.names.pages.find(([, each]) => each === path)?.[0] ?? "Home";

function openPage(address) {
  const url = state.settings.preview + address;
  if (page.src === url && state.shownPath === undefined) return;
  const [path] = address.split("#");
  state.leftPath = state.shownPath ?? (page.src && new URL(page.src).pathname);
  state.shownPath = undefined;
  page.ariaBusy = "true";
  caption.textContent = `Opening the page “${titleOf(path)}” …`;
  link.href = url;
  page.src = url;
}

function addressOf({ entry, field }) {
  const [, name] = /#([^.]*)/.exec(field) ?? [];
  const [, file] = entry.split("/");
  const { previewPaths } = state.settings;
  const fromFieldToFile = [`${entry}#${name}`, `${file}#${name}`, entry, file];
  return previewPaths[fromFieldToFile.find((key) => key in previewPaths)] ?? "/";
}

async function showEdited(edited) {
  clearTimeout(state.retry);
  // A field that opens after a click leaves the page where a link has led since.
  const hasFollowed = state.hasFollowed && state.clickedField !== undefined;
  Object.assign(state, { edited, address: "/", hasFollowed });
  // A page that has just been added is known now.
  if (edited.entry !== state.openedEntry || !state.settings.preview) {
    state.settings = await request("/settings.json");
  }
  if (state.edited !== edited) return;
  if (state.settings.preview) {
    showPageOf(edited);
    return;
  }
  const damaged = "The page comes back when a damaged file is repaired.";
  caption.textContent = state.settings.error ?? damaged;
  state.retry = setTimeout(showEdited, 3000, edited);
}

/** Points to a field in the page beside the form, or opens the page that shows it. */
function showPageOf(edited) {
  const { entry, field, words } = edited;
  state.address = addressOf(edited);
  // The form's focus may first return to a field of the record before.
  const isClicked = state.clickedField?.split("#")[0] === field.split("#")[0];
  const mayStay = entry === state.openedEntry || isClicked;
  state.openedEntry = entry;
  if (isClicked && !field.endsWith("#")) state.clickedField = undefined;
  const { address, shownPath } = state;
  const stays = shownPath !== undefined && (mayStay || address === shownPath);
  if (stays) postToPage({ show: field, words });
  else openPage(address);
}

async function openInForm(field, words) {
  state.requestedField = field;
  const { address, error } = await request(`/field.json?of=${encodeURIComponent(field)}`);
  if (state.requestedField !== field) return;
  if (error) caption.textContent = error;
  if (!address) return;
  state.clickedField = field;
  form.focus();
  const { openAddress, location: formLocation } = form.contentWindow;
  const withWords = address.replace("#", `&words=${encodeURIComponent(words)}#`);
  if (openAddress) openAddress(withWords);
  else formLocation.assign(withWords);
}

function onPageLoaded(path) {
  state.hasFollowed = follow.checked && path !== state.shownPath;
  state.shownPath = path;
  page.ariaBusy = "false";
  caption.textContent = `On the page “${titleOf(path)}”`;
  link.href = state.settings.preview + path;
  postToPage({ follow: follow.checked, show: state.edited.field, words: state.edited.words });
}

/** `at`: the page has loaded; `open`: a click on a field; `missing`: a field that it does not show. */
function onPageMessage({ at, open, words, missing }) {
  // The page before has loaded once more, as after a change, which cancels what was being opened.
  const isCanceled = at !== undefined && state.shownPath === undefined && at === state.leftPath;
  if (at !== undefined) onPageLoaded(at);
  if (open) void openInForm(open, words);
  const isElsewhere = state.shownPath !== state.address.split("#")[0];
  const isMissing = missing === state.edited.field && !state.hasFollowed;
  if (isElsewhere && (isCanceled || isMissing)) openPage(state.address);
}

addEventListener("message", ({ source, data }) => {
  if (source === form.contentWindow && data.edited) {
    void showEdited({ entry: data.entry, field: data.edited, words: data.words });
  }
  if (source === page.contentWindow && state.settings?.preview) onPageMessage(data);
});

follow.onchange = () => postToPage({ follow: follow.checked });
void showEdited(state.edited);
