import { chipOf } from "./chips.js";
import { formats } from "./file-formats.js";
import { showLastEntry } from "./find-field.js";
import { placeholdersIn } from "./markdown.js";
import { createTextEditor } from "./text-field.js";

const listIn = (entry, name) => entry.getIn(["data", name])?.toJS?.() ?? [];

const textControl = ({ createClass, h }, { facts, pages, pictures }) =>
  createClass({
    componentDidMount() {
      const { value, field, forID, onChange } = this.props;
      this.shown = value ?? "";
      const blanks = [...new Set(placeholdersIn(this.shown))];
      const context = () => ({
        facts,
        pictures,
        blanks,
        sources: listIn(this.props.entry, "sources"),
        glossary: listIn(this.props.entry, "glossary"),
        treatments: listIn(this.props.entry, "figures").treatments ?? [],
      });
      this.text = createTextEditor(this.element, {
        value: this.shown,
        label: field.get("label"),
        id: forID,
        context,
        pages,
        kind: field.get("of"),
        onChange: (text) => {
          this.shown = text;
          onChange(text);
        },
      });
    },
    componentWillUnmount() {
      this.text.close();
    },
    componentDidUpdate() {
      const { value = "" } = this.props;
      if (value === this.shown) return;
      this.shown = value;
      this.text.show(value);
    },
    render() {
      const ref = (element) => {
        this.element = element;
      };
      return h("div", { className: `${this.props.classNameWrapper} text-field`, ref });
    },
  });

/** Decap's own field replaces a year while somebody types it. */
const dayControl =
  ({ h }) =>
  ({ value, forID, classNameWrapper, onChange }) => {
    const props = { id: forID, className: classNameWrapper, type: "date", max: "9999-12-31" };
    const onInput = ({ target }) => onChange(target.value);
    const today = ({ target }) => {
      // Sweden writes days as files do: 2026-12-01.
      const day = new Date().toLocaleDateString("sv");
      target.previousSibling.value = day;
      onChange(day);
    };
    // A `value` comes back late on a busy computer, in place of what was typed meanwhile.
    const input = h("input", { ...props, defaultValue: value ?? "", onChange: onInput });
    const button = h("button", { type: "button", onClick: today }, "Today");
    return h("div", { className: "day" }, input, button);
  };

/** Without a `ref` Decap cannot require it; all source fields are optional. */
const sourcesControl =
  ({ h }) =>
  ({ value, entry, field, forID, classNameWrapper, onChange }) => {
    const chosen = value?.toJS?.() ?? value ?? [];
    const sources = listIn(entry, "sources");
    const chip = (number) => {
      const title = sources[number - 1]?.title ?? "no such source";
      const onClick = () => onChange(chosen.filter((each) => each !== number));
      const button = { key: number, type: "button", className: "chip", title: "Remove", onClick };
      return h("button", button, `${number}. ${title} ×`);
    };
    const add = ({ target }) => onChange([...chosen, Number(target.value)]);
    const options = sources.flatMap(({ title }, index) =>
      chosen.includes(index + 1)
        ? []
        : [h("option", { key: index, value: index + 1 }, `${index + 1}. ${title}`)],
    );
    const none = h("option", { key: "none", value: "" }, "Add a source");
    const select = { id: forID, value: "", onChange: add, "aria-label": field.get("label") };
    const list = h("select", select, none, ...options);
    return h("div", { className: `${classNameWrapper} source-list` }, ...chosen.map(chip), list);
  };

/** Labels the buttons of an entry; removes the handle's description of keys that do not work. */
function nameButtons(entry) {
  const handle = entry?.querySelector("[aria-roledescription]");
  if (!handle) return;
  const [fold, remove] = handle.parentElement.querySelectorAll("button");
  handle.ariaLabel = `Move entry ${Number(entry.dataset.entry) + 1} with the arrow keys`;
  handle.removeAttribute("aria-describedby");
  fold.ariaLabel = "Show or hide entry";
  remove.ariaLabel = "Remove entry";
}

const bars =
  '[data-entry] > :nth-child(-n + 2), :has(> * > :is([aria-label="Expand"], [aria-label="Collapse"]))';

/** A click anywhere on the bar of a group or an entry, or on its summary, does what its arrow does. */
function foldByBar({ target }) {
  const bar = target.closest(bars);
  if (bar && !target.closest("button")) bar.parentElement.querySelector("button").click();
}

/** Decap's list: numbers its entries (find-field.js), goes to a new one, moves one by key, and titles a closed one. */
function listControl(control, { h }, names) {
  const { titles } = names;
  const list = class extends control {
    constructor(props) {
      super(props);
      const { addItem, renderItem } = this;
      this.addItem = (value) => {
        addItem(value);
        requestAnimationFrame(() => showLastEntry(this.props.forID));
      };
      this.renderItem = (item, index) => {
        const { type, key, props } = renderItem(item, index);
        const numbered = {
          "data-entry": index,
          "data-name": this.objectLabel(item),
          // Decap moves an entry by mouse and touch alone.
          onKeyDown: (event) => this.moveByKey(event, index),
          ref: (entry) => nameButtons(entry),
        };
        return h(type, { ...props, key }, h("div", numbered, ...props.children));
      };
    }

    moveByKey(event, index) {
      const { target, key } = event;
      const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[key];
      if (to === undefined || !target.matches("[aria-roledescription]")) return;
      event.preventDefault();
      event.stopPropagation();
      if (to < 0 || to >= this.props.value.size) return;
      this.onSortEnd({ oldIndex: index, newIndex: to });
      requestAnimationFrame(() => target.focus());
    }

    objectLabel(item) {
      const label = super
        .objectLabel(item)
        .replace(/^Invalid Date/, "No day")
        .replaceAll(/\{\{[\w.-]+\}\}/g, (fact) => chipOf(fact, names).text);
      return Object.hasOwn(titles, label) ? titles[label] : label;
    }
  };
  return (props) => {
    // Its arrow folds all entries, not the list.
    const t = (key, ...values) => props.t(key.replace("Widgets.object", "Widgets.list"), ...values);
    // With `metadata`, Decap takes the name of a related entry for a path, and throws.
    return h(list, { ...props, metadata: undefined, t });
  };
}

/** Registers the form's own fields and formats. */
export function registerFields(cms, names, isLocal) {
  cms.registerWidget("text-with-chips", textControl(window, names));
  cms.registerWidget("day", dayControl(window));
  cms.registerWidget("source-numbers", sourcesControl(window));
  cms.registerWidget("list", listControl(cms.getWidget("list").control, window, names));
  addEventListener("click", foldByBar);
  for (const [name, format] of formats(names.serviceParts, isLocal)) {
    cms.registerCustomFormat(name, name === "record" ? "yaml" : "mdx", format);
  }
}
