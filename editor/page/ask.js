/** Asks the program behind the form, or posts to it; one that has stopped answers what to do. */
export const ask = (path, body) =>
  fetch(path, {
    method: body ? "POST" : "GET",
    body: JSON.stringify(body),
  }).catch(() => {
    const todo = "Start it again with npm run edit, then try once more.";
    const error = `The program behind the form has stopped. ${todo}`;
    return new Response(`${JSON.stringify({ error })}\n`, { status: 503 });
  });
