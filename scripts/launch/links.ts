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

/** In ms; the pause is between requests to a host. */
type Timing = { timeout: number; pause: number };

type Answer = { dead: string } | { unsure: string } | null;

async function ask(url: string, timeout: number): Promise<Answer> {
  try {
    const { ok, status, body } = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
      headers: { "User-Agent": "Mozilla/5.0 (compatible; link check of a practice's own website)" },
    });
    await body?.cancel();
    if (ok) return null;
    return status === 404 || status === 410
      ? { dead: `answers ${status}` }
      : { unsure: `answers ${status}` };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") return { unsure: "no answer in time" };
    const { code, message } = ((error as Error).cause ?? error) as {
      code?: unknown;
      message: string;
    };
    return { dead: typeof code === "string" ? code : message };
  }
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
      const problem = await ask(url, timeout);
      if (problem && "dead" in problem) {
        const todo = "Find where the page has gone and write its new address, or remove it.";
        dead.push({ who, file, field, found: `${url}: ${problem.dead}`, todo });
      } else if (problem) unsure.push(`${file}: ${field}: ${url}: ${problem.unsure}`);
      await setTimeout(pause);
    }
  };
  await Promise.all(hosts.map(askHost));
  if (places.length < 4 || dead.length < places.length) return { dead, unsure };
  const found = `none of ${places.length} addresses answered`;
  const todo = "Check that this computer has a network, then ask again with --links.";
  return { dead: [{ who, file: "all files", field: "all links", found, todo }], unsure };
}
