import { baseKeymap, setBlockType, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { chipOf, entriesOf } from "./chips.js";
import { button, element } from "./dom.js";
import { InsertMenu } from "./insert-menu.js";
import { parseMarkdown, parseSentence, schema, toMarkdown, toSentence } from "./markdown.js";
import { toLine, withoutLayout } from "./paste.js";
import { showMessage } from "./problem-messages.js";

const { strong, em, link } = schema.marks;
const { bullet_list, ordered_list, list_item, heading, paragraph } = schema.nodes;
const tight = { tight: true };

const commands = [
  ["Bold", toggleMark(strong), "Mod-b"],
  ["Italic", toggleMark(em), "Mod-i"],
  ["List", wrapInList(bullet_list, tight)],
  ["Numbers", wrapInList(ordered_list, tight)],
  ["Not a list", liftListItem(list_item), "Shift-Tab"],
  ["Undo", undo, "Mod-z"],
  ["Redo", redo, "Shift-Mod-z"],
];

const keys = {
  Enter: splitListItem(list_item),
  Tab: sinkListItem(list_item),
  ...Object.fromEntries(
    commands.filter(([, , key]) => key).map(([, command, key]) => [key, command]),
  ),
};

const lineKeys = { Enter: () => true, "Mod-z": undo, "Shift-Mod-z": redo };

const rules = inputRules({
  rules: [
    wrappingInputRule(/^\s*-\s$/, bullet_list, tight),
    wrappingInputRule(/^(\d+)\.\s$/, ordered_list, ([, order]) => ({ order: +order, ...tight })),
    textblockTypeInputRule(/^###\s$/, heading, { level: 3 }),
  ],
});

/** `entries` are label and value of each. */
function selectMenu(label, entries, choose) {
  const options = [[label, ""], ...entries].map(([text, value]) =>
    element("option", { text, value }),
  );
  const select = element("select", { title: label, ariaLabel: label }, options);
  select.onchange = () => {
    const { value } = select;
    select.selectedIndex = 0;
    if (value) choose(value);
  };
  return select;
}

function linkTo(view, href, name) {
  const { state } = view;
  const { empty, from, to } = state.selection;
  const mark = link.create({ href });
  view.dispatch(
    empty
      ? state.tr.replaceSelectionWith(schema.text(name, [mark]), false)
      : state.tr.addMark(from, to, mark),
  );
}

const anotherAddress = "Another address …";

function formatControls(view, run, { kind, pages }) {
  const toPage = (href) => {
    if (href === "none") return run(toggleMark(link));
    const address = href === anotherAddress ? window.prompt("The web address") : href;
    const [name = address] = pages.find(([, path]) => path === address) ?? [];
    if (address) linkTo(view, address, name);
    view.focus();
  };
  const levels = kind === "service" ? [3] : [2, 3];
  const headings = levels.map((level, index) => [index ? "Smaller heading" : "Heading", level]);
  const addresses = [[anotherAddress, anotherAddress], ["No link", "none"], ...pages];
  const toShape = (level) =>
    run(+level ? setBlockType(heading, { level: +level }) : setBlockType(paragraph));
  return [
    ...commands.map(([label, command]) => button(label, () => run(command))),
    selectMenu("Shape", [["Plain words", 0], ...headings], toShape),
    selectMenu("Link to", addresses, toPage),
  ];
}

function insertChip(view, source) {
  const { tr, selection } = view.state;
  const { parent, parentOffset } = selection.$from;
  if (/[^\s(]$/.test(parent.textBetween(0, parentOffset))) tr.insertText(" ");
  view.dispatch(tr.replaceSelectionWith(schema.node("chip", { source })));
  view.focus();
}

function toolbar(view, menu, tools) {
  const run = (command) => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  // Safari does not focus a button that is pressed, and would hide the bar.
  const onmousedown = (event) => event.target.matches("button") && event.preventDefault();
  const bar = { className: "text-tools", role: "toolbar", ariaLabel: "Format", onmousedown };
  const add = button("Add … ( / )", () => menu.open(view), { ariaHasPopup: "listbox" });
  const controls = tools.kind === "line" ? [] : formatControls(view, run, tools);
  return element("div", bar, [add, ...controls]);
}

/** Refuses pasted pictures: a text refers to pictures by name. */
function refusePicture({ clipboardData }) {
  // Word adds a picture of the words.
  const html = clipboardData.getData("text/html");
  if (html ? !/<img\b/i.test(html) : clipboardData.files.length === 0) return;
  const advice = "Add a picture under “Pictures”; a page shows it by “Add”.";
  showMessage(advice, "The one that you pasted was left out.");
}

/** Shows the first line of a text alone, until somebody comes to it. */
function createFoldToggle(container, text, label) {
  const properties = { className: "fold", ariaLabel: `Whole text: ${label}` };
  const handle = button("+", () => setExpanded(handle.ariaExpanded === "false"), properties);
  function setExpanded(isOpen) {
    container.classList.toggle("folded", !isOpen);
    Object.assign(handle, { ariaExpanded: isOpen, textContent: isOpen ? "–" : "+" });
  }
  text.addEventListener("focus", () => setExpanded(true));
  setExpanded(false);
  return handle;
}

/** Creates the editor of a text, or a `line` of a record; `onChange` receives its source. */
export function createTextEditor(container, { value, label, id, onChange, ...tools }) {
  const isLine = tools.kind === "line";
  const menu = new InsertMenu(() => entriesOf(tools.kind, tools.context()), insertChip);
  const editing = isLine ? [keymap(lineKeys)] : [rules, keymap(keys)];
  const stateOf = (text) =>
    EditorState.create({
      doc: isLine ? parseSentence(text) : parseMarkdown(text),
      plugins: [...menu.plugins, ...editing, keymap(baseKeymap), history()],
    });
  const view = new EditorView(
    { mount: element("div") },
    {
      state: stateOf(value),
      attributes: {
        ...{ id, role: "textbox", "aria-label": label, "aria-multiline": String(!isLine) },
        ...{ "aria-autocomplete": "list", "aria-haspopup": "listbox" },
      },
      nodeViews: {
        chip: ({ attrs }) => {
          const { text, title } = chipOf(attrs.source, tools.context());
          const dom = element("span", { className: "chip", textContent: text, title });
          dom.dataset.source = attrs.source;
          return { dom };
        },
      },
      transformPastedHTML: withoutLayout,
      transformPasted: isLine ? toLine : (slice) => slice,
      handlePaste: (_, event) => void refusePicture(event),
      handleDOMEvents: {
        blur: (view) => menu.close(view),
        // The browser reports a moved cursor only after the keys that were queued behind it.
        keydown: () => void document.dispatchEvent(new Event("selectionchange")),
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (!transaction.docChanged) return;
        onChange(isLine ? toSentence(view.state.doc) : toMarkdown(view.state.doc));
      },
    },
  );
  container.append(toolbar(view, menu, tools), view.dom, menu.list);
  if (tools.kind === "service") container.append(createFoldToggle(container, view.dom, label));
  return { show: (text) => view.updateState(stateOf(text)), close: () => view.destroy() };
}
