import { autocomplete, closeAutocomplete, openAutocomplete } from "prosemirror-autocomplete";
import { TextSelection } from "prosemirror-state";
import { element } from "./dom.js";

const status = element("p", { role: "status", className: "visually-hidden" });
document.body.append(status);

let menus = 0;

/** The menu of facts and tags that can be inserted at the cursor. `/` opens it, and typing filters it. */
export class InsertMenu {
  list = element("ul", { role: "listbox", className: "insert-menu", hidden: true });
  plugins = autocomplete({
    triggers: [{ name: "insert", trigger: /(?:^|[\s(\ufffc])(\/)$/ }],
    onOpen: (action) => this.#open(action),
    onFilter: (action) => this.#fill(action),
    onArrow: ({ view, kind }) => this.#select(view, this.current + (kind === "ArrowDown" ? 1 : -1)),
    onEnter: ({ view, range }) => this.#choose(view, range, this.shown[this.current]),
    onClose: (action) => this.#hide(action),
  });

  /** `entries` returns those there are; `insert` puts the source of one at the cursor. */
  constructor(entries, insert) {
    menus += 1;
    Object.assign(this, { entries, insert, shown: [], current: 0 });
    Object.assign(this.list, { id: `insert-menu-${menus}`, ariaLabel: "Facts and sources" });
    this.list.onmousedown = (event) => event.preventDefault();
  }

  /** Opens it without a key; the “/” that this types is deleted with the menu. */
  open(view) {
    view.focus();
    const { doc, selection, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(doc, selection.to)));
    this.isOpenedByButton = true;
    openAutocomplete(view, "/", "");
  }

  close(view) {
    if (!this.list.hidden) closeAutocomplete(view);
  }

  #open(action) {
    this.list.hidden = false;
    action.view.dom.setAttribute("aria-controls", this.list.id);
    this.#fill(action);
    this.list.scrollIntoView({ block: "nearest" });
    return true;
  }

  #fill({ view, filter, range }) {
    const words = filter.toLowerCase().split(/\s+/);
    const isFirst = ({ label }) => Number(label.toLowerCase().startsWith(words[0]));
    this.shown = this.entries()
      .filter(({ group, label }) =>
        words.every((word) => `${group} ${label}`.toLowerCase().includes(word)),
      )
      .sort((a, b) => isFirst(b) - isFirst(a));
    const options = this.shown.map((entry, index) => {
      const onclick = () => this.#choose(view, range, entry);
      const id = `${this.list.id}-${index}`;
      const properties = { id, role: "option", textContent: entry.label, onclick };
      return element("li", properties, [element("small", { textContent: entry.group })]);
    });
    const none = element("li", { role: "option", textContent: "Nothing has these words." });
    this.list.replaceChildren(...(options.length > 0 ? options : [none]));
    status.textContent = `${options.length || "Nothing"} found. Arrows and Enter choose.`;
    this.#place(view.coordsAtPos(range.from));
    return this.#select(view, 0);
  }

  /** Below the cursor, within the field. */
  #place({ left, bottom }) {
    const around = this.list.offsetParent.getBoundingClientRect();
    const maxLeft = around.width - this.list.offsetWidth;
    const x = Math.max(0, Math.min(left - around.left, maxLeft));
    this.list.style.translate = `${x}px ${bottom - around.top}px`;
  }

  #select(view, index) {
    const { children } = this.list;
    this.current = (index + children.length) % children.length;
    for (const [at, option] of [...children].entries()) option.ariaSelected = at === this.current;
    children[this.current].scrollIntoView({ block: "nearest" });
    view.dom.setAttribute("aria-activedescendant", children[this.current].id);
    return true;
  }

  #choose(view, { from, to }, entry) {
    if (!entry) return false;
    this.isOpenedByButton = false;
    view.dispatch(view.state.tr.delete(from, to));
    this.insert(view, entry.source);
    return true;
  }

  #hide({ view, range: { from, to } }) {
    this.list.hidden = true;
    status.textContent = "";
    for (const name of ["activedescendant", "controls"]) view.dom.removeAttribute(`aria-${name}`);
    if (this.isOpenedByButton) queueMicrotask(() => view.dispatch(view.state.tr.delete(from, to)));
    this.isOpenedByButton = false;
    return true;
  }
}
