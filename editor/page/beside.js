import { ask } from "./ask.js";

/* Shows beside the form the page on which the record stands that is being edited, at its place. */
const form = document.querySelector("#form");
const page = document.querySelector("#page");
const link = document.querySelector("#page-link");
const caption = document.querySelector("#shown");
const follow = document.querySelector("#follow");

let settings;
/** What the form edits, and the address of the page that shows it. */
let edited = { field: "", words: [], address: "/" };
/** The entry whose page has been opened. */
let placed;
/** The path of the page beside the form. */
let here;
/** The field that a click in the page opens; the page stays. */
let clicked;

const tellPage = (message) => page.contentWindow.postMessage(message, "*");

const titleOf = (path) => settings.names.pages.find(([, each]) => each === path)?.[0] ?? "Home";

function go(address) {
  const url = settings.preview + address;
  if (page.src === url && here === undefined) return;
  const [path] = address.split("#");
  here = undefined;
  page.ariaBusy = "true";
  caption.textContent = `Opening the page “${titleOf(path)}” …`;
  link.href = url;
  page.src = url;
}

function addressOf(entry, field) {
  const [, name] = /#([^.]*)/.exec(field) ?? [];
  const [, file] = entry.split("/");
  const known = [`${entry}#${name}`, `${file}#${name}`, entry, file];
  return settings.places[known.find((each) => each in settings.places)] ?? "/";
}

async function show(entry, field, words) {
  edited = { field, words, address: "/" };
  // A page that has just been added is known now.
  if (entry !== placed || !settings.preview) settings = await ask("/settings.json");
  if (edited.field !== field) return;
  if (!settings.preview) {
    const damaged = "The page comes back when a damaged file is repaired.";
    caption.textContent = settings.error ?? damaged;
    setTimeout(show, 3000, entry, field, words);
    return;
  }
  edited.address = addressOf(entry, field);
  // The form's focus may first return to a field of the record before.
  const isClicked = clicked?.split("#")[0] === field.split("#")[0];
  // Meanwhile another show may have placed it.
  const mayStay = entry === placed || isClicked;
  placed = entry;
  if (isClicked && !field.endsWith("#")) clicked = undefined;
  if (here === undefined || !(mayStay || edited.address === here)) go(edited.address);
  else tellPage({ show: field, words });
}

async function open(field, words) {
  const { address, error } = await ask(`/field.json?of=${encodeURIComponent(field)}`);
  if (error) caption.textContent = error;
  if (!address) return;
  clicked = field;
  form.focus();
  const { openAddress, location: place } = form.contentWindow;
  const withWords = address.replace("#", `&words=${encodeURIComponent(words)}#`);
  if (openAddress) openAddress(withWords);
  else place.assign(withWords);
}

addEventListener("message", ({ source, data }) => {
  if (source === form.contentWindow && data.edited) void show(data.entry, data.edited, data.words);
  if (source !== page.contentWindow || !settings?.preview) return;
  if (data.at !== undefined) {
    here = data.at;
    page.ariaBusy = "false";
    caption.textContent = `On the page “${titleOf(here)}”`;
    link.href = settings.preview + here;
    tellPage({ follow: follow.checked, show: edited.field, words: edited.words });
  }
  if (data.open) void open(data.open, data.words);
  const isElsewhere = here !== edited.address.split("#")[0];
  if (data.missing === edited.field && isElsewhere) go(edited.address);
});

follow.onchange = () => tellPage({ follow: follow.checked });
void show("", "", []);
