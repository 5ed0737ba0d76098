/** Why there is no response, and what to do. */
export const stopped =
  "The program behind the form has stopped. Start it again with npm run edit, then try once more.";

/** Asks the program behind the form, or posts to it; returns its response, or the `error`. */
export const request = (path, body) =>
  fetch(path, { method: body ? "POST" : "GET", body: JSON.stringify(body) })
    .then((response) => response.json())
    .catch(() => ({ error: stopped }));
