import { controlsIn } from "../islands/controls.ts";

/* Keeps what a visitor enters in an island when the island's elements are replaced. */

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const fieldsIn = (island: Element) => [...island.querySelectorAll<Field>("input, textarea")];

/** Ids differ between served and new elements. */
const keyOf = ({ type, name }: Field) => `${type} ${name}`;

/** As if entered by the visitor: React follows events, and ignores values set on its own element. */
function copyValue(field: Field, old: Field): void {
  if (old instanceof HTMLInputElement && field instanceof HTMLInputElement && old.files?.length) {
    field.files = old.files;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (old.type !== "file" && old.value !== field.value) {
    const { prototype } = field.constructor as typeof HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, old.value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function copyFocus(control: HTMLElement, old: HTMLElement): void {
  control.focus({ preventScroll: true });
  if (!isField(control) || !isField(old)) return;
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = old;
  // An email field has no selection.
  if (selectionStart !== null) {
    control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
  }
  control.scrollTop = scrollTop;
}

/** Remembers an island's fields and focus, also of elements that are no longer in the page. */
export class FormState {
  /** By the key of a field when it was kept: hydration may reuse and change another field's element. */
  #fields = new Map<string, Field>();
  #focused: HTMLElement | undefined;
  /** Among the island's controls. */
  #focusedIndex = -1;
  #isMounting = false;

  /** Starts to record an island's values and focus. */
  record(island: HTMLElement): void {
    this.#isMounting = true;
    for (const field of fieldsIn(island)) this.#keepField(field);
    this.#keepFocus(island, document.activeElement);
    island.addEventListener("input", ({ target }) => isField(target) && this.#keepField(target));
    island.addEventListener("focusin", ({ target }) => {
      // While an island mounts, a new element may focus itself. Keep the visitor's focus, which
      // `restore` is about to give back.
      const isLost = this.#isMounting && this.#focused && !this.#focused.isConnected;
      if (!isLost) this.#keepFocus(island, target);
    });
    island.addEventListener("focusout", ({ target }) => {
      // Removed elements lose focus too.
      setTimeout(() => {
        if (this.#focused === target && this.#focused?.isConnected) this.#focused = undefined;
      });
    });
  }

  #keepField(field: Field): void {
    this.#fields.set(keyOf(field), field);
  }

  #keepFocus(island: HTMLElement, target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || !island.contains(target)) return;
    this.#focused = target;
    this.#focusedIndex = controlsIn(island).indexOf(target);
  }

  /** Restores the recorded values in an island's new elements, and opens its dialog again. */
  restore(island: HTMLElement): void {
    const focused = this.#focused;
    const index = this.#focusedIndex;
    this.#restoreFields(island);
    this.#isMounting = false;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !island.contains(activeElement);
    if (focused && !focused.isConnected && !isElsewhere) restoreFocus(island, focused, index);
  }

  #restoreFields(island: HTMLElement): void {
    for (const field of fieldsIn(island)) {
      const entered = this.#fields.get(keyOf(field));
      if (entered?.isConnected) continue;
      this.#keepField(field);
      if (entered) copyValue(field, entered);
    }
  }
}

function restoreFocus(island: HTMLElement, old: HTMLElement, index: number): void {
  if (old.closest("dialog[open]")) {
    island.dispatchEvent(Object.assign(new Event("command"), { command: "--open" }));
  }
  const control = isField(old)
    ? fieldsIn(island).find((field) => keyOf(field) === keyOf(old))
    : controlsIn(island)[index];
  if (control) copyFocus(control, old);
}
