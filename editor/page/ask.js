/** Asks the program behind the form; one that has stopped answers what to do. */
export const ask = (path, request) =>
  fetch(path, request).catch(() => {
    const error =
      "The program behind the form has stopped. Start it again with npm run edit, then load this page anew.";
    return new Response(`${JSON.stringify({ error })}\n`, { status: 503 });
  });
