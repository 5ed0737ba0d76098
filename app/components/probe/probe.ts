/**
 * Asks whether an address of another origin answers at all; what it says cannot be read. A frame's
 * `load` event does not tell: it also fires for the browser's own error page. The content security
 * policy has to name the origin in `connect-src`.
 *
 * @throws if the network, the server or a blocker is in the way
 */
export async function probe(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, { method: "HEAD", mode: "no-cors", credentials: "omit", signal });
}
