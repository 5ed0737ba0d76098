/** The result of sending. */
export type Outcome = "submitted" | "refused" | "unreachable";

/** An endpoint that has not responded by then counts as unreachable (milliseconds). */
const timeoutMs = 15_000;
/**
 * Minimum time from page load to the request (milliseconds). A person needs longer; a faster bot
 * has to wait.
 */
const leastTime = 3000;

/**
 * Posts the form as a browser without script does, but stays on the page. The endpoint must respond
 * with a status of 200 to 299 and allow this site's origin (CORS).
 */
export async function send(endpoint: string, values: FormData): Promise<Outcome> {
  const wait = leastTime - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // The honeypot: only bots fill it in.
  if (values.get("subject_line")) return "refused";
  values.set("seconds", String(Math.round(performance.now() / 1000)));
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...values].map(([key, value]) => [key, String(value)])),
      credentials: "omit",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? "submitted" : "refused";
  } catch {
    return "unreachable";
  }
}
