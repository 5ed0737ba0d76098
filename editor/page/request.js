/** Why there is no response, and what to do. */
export const stoppedMessage =
  "The program behind the form has stopped. Start it again with npm run edit, then try once more.";

/** Sends a GET, or with a body a POST, to the form's server. Returns its JSON, or an `error`. */
export const request = (path, body) =>
  fetch(path, { method: body ? "POST" : "GET", body: JSON.stringify(body) })
    .then((response) => response.json())
    .catch(() => ({ error: stoppedMessage }));
