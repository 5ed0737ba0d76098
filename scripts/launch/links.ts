import { setTimeout } from "node:timers/promises";
import { valuesOf } from "../../content-schema/validation/metadata.ts";
import type { LaunchState } from "./list.ts";
import type { LaunchItem } from "./report.ts";

type Place = { url: string; file: string; field: string };

const isWeb = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\/\S+$/.test(value);

/** Returns every distinct external URL in the content, with its first occurrence. */
export function outsideLinks({ records, texts }: Pick<LaunchState, "records" | "texts">): Place[] {
  const places = [
    ...[...records].flatMap(([file, { input }]) =>
      [...valuesOf(input)].flatMap(({ path, value }) =>
        isWeb(value) ? [{ url: value, file, field: path.join(".") }] : [],
      ),
    ),
    ...[...texts].flatMap(([file, text]) =>
      [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map((match) => ({
        url: match[1] ?? "",
        file,
        field: `line ${text.slice(0, match.index).split("\n").length}`,
      })),
    ),
  ];
  return [...new Map(places.reverse().map((place) => [place.url, place])).values()].reverse();
}

/** The timeout of a request, and the pause between requests to a host (ms). */
type Timing = { timeout: number; pause: number };

type Answer = { dead: string } | { unsure: string } | null;

async function ask(url: string, method: "HEAD" | "GET", timeout: number): Promise<Answer> {
  try {
    const answer = await fetch(url, {
      method,
      redirect: "follow",
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": "Mozilla/5.0 (compatible; link check of a practice's own website)" },
    });
    await answer.body?.cancel();
    if (answer.ok) return null;
    if (answer.status === 404 || answer.status === 410) return { dead: `answers ${answer.status}` };
    return { unsure: `answers ${answer.status}` };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") return { unsure: "no answer in time" };
    const { code, message } = ((error as Error).cause ?? error) as {
      code?: unknown;
      message: string;
    };
    return { dead: typeof code === "string" ? code : message };
  }
}

/** Requests a URL with HEAD; on failure with GET, for servers without HEAD. */
async function check(url: string, timeout: number): Promise<Answer> {
  const first = await ask(url, "HEAD", timeout);
  return first ? ask(url, "GET", timeout) : null;
}

/** Requests every URL, and returns dead ones and `unsure` ones, since many sites block robots. */
export async function checkLinks(
  places: readonly Place[],
  { timeout, pause }: Timing,
): Promise<{ dead: LaunchItem[]; unsure: string[] }> {
  const hostOf = ({ url }: Place) => new URL(url).host;
  const hosts = [...new Set(places.map(hostOf))].map((host) =>
    places.filter((place) => hostOf(place) === host),
  );
  const who = "developer";
  const dead: LaunchItem[] = [];
  const unsure: string[] = [];
  const askHost = async (own: readonly Place[]) => {
    for (const { url, file, field } of own) {
      const answer = await check(url, timeout);
      if (answer && "dead" in answer) {
        const todo = "Find where the page has gone and write its new address, or remove it.";
        dead.push({ who, file, field, found: `${url}: ${answer.dead}`, todo });
      } else if (answer) unsure.push(`${file}: ${field}: ${url}: ${answer.unsure}`);
      await setTimeout(pause);
    }
  };
  const work = async () => {
    for (let host = hosts.shift(); host; host = hosts.shift()) await askHost(host);
  };
  await Promise.all([work(), work(), work(), work()]);
  if (places.length < 4 || dead.length < places.length) return { dead, unsure };
  const found = `none of ${places.length} addresses answered`;
  const todo = "Check that this computer has a network, then ask again with --links.";
  return { dead: [{ who, file: "all files", field: "all links", found, todo }], unsure };
}
