/** Creates an element with a text, and after it the parts. */
export const element = (tag, text, parts = []) => {
  const made = document.createElement(tag);
  made.textContent = text;
  made.append(...parts);
  return made;
};
