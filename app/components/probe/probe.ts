/**
 * Tests whether a cross-origin address responds; the response is opaque. An iframe's `load` event
 * also fires for the browser's error page. `connect-src` must allow the origin.
 * @throws if the network, the server or a blocker prevents it
 */
export async function probe(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
}
