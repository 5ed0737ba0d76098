/** How sending ended. */
export type Outcome = "submitted" | "refused" | "unreachable";

/** An endpoint that has not answered by then counts as out of reach (milliseconds). */
const timeoutMs = 15_000;
/**
 * A person needs at least this long from the load of the page; a robot that is faster is made to
 * wait (milliseconds).
 */
const leastTime = 3000;

/**
 * Posts the form as a browser without script would, but stays on the page. The endpoint must answer
 * with a status of 200 to 299 and allow this site's origin (CORS).
 */
export async function send(endpoint: string, values: FormData): Promise<Outcome> {
  const wait = leastTime - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  // Only what a person cannot see has this field filled in.
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
