/** Calls a function whenever elements come or go within another. */
export const whenChanged = (root, callback) =>
  new MutationObserver(callback).observe(root, { childList: true, subtree: true });

/** Creates an element with properties, and after its text the children. */
export function element(name, properties = {}, children = []) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}

/** Creates a button that does not submit. */
export const button = (textContent, onclick, properties) =>
  element("button", { type: "button", textContent, onclick, ...properties });
