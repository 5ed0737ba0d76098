/** Creates an element with properties, and after its text the children. */
export function element(name, properties = {}, children = []) {
  const created = Object.assign(document.createElement(name), properties);
  created.append(...children);
  return created;
}
