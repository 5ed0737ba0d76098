import { setTimeout } from "node:timers/promises";
import type { Source } from "../../content-schema/source.ts";
import { valuesOf } from "../../content-schema/validation/metadata.ts";
import type { LaunchItem } from "./report.ts";

type Place = { url: string; file: string; field: string };

const isWeb = (value: unknown): value is string =>
  typeof value === "string" && /^https?:\/\/\S+$/.test(value);

/** Returns every distinct external URL in the content, with its first occurrence. */
export function outsideLinks(source: Pick<Source, "records" | "texts">): Place[] {
  const places = [
    ...[...source.records].flatMap(([file, { input }]) =>
      [...valuesOf(input)].flatMap(({ path, value }) =>
        isWeb(value) ? [{ url: value, file, field: path.join(".") }] : [],
      ),
    ),
    ...source.texts("pages", "legal").flatMap(({ file, source: text }) =>
      [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map((match) => ({
        url: match[1] ?? "",
        file,
        field: `line ${text.slice(0, match.index).split("\n").length}`,
      })),
    ),
  ];
  return [...new Map(places.reverse().map((place) => [place.url, place])).values()].reverse();
}

/** In ms, between requests to a host. */
const pause = 500;

/** Returns why a page cannot be seen, and whether for everybody; `null` if it can. */
async function problemOf(url: string) {
  try {
    const { ok, status, body } = await fetch(url, {
      signal: AbortSignal.timeout(15_000),
      headers: { "User-Agent": "Mozilla/5.0 (compatible; link check of a practice's own website)" },
    });
    await body?.cancel();
    return ok ? null : { isDead: status === 404 || status === 410, reason: `answers ${status}` };
  } catch (error) {
    const { name, cause } = error as Error;
    if (name === "TimeoutError") return { isDead: false, reason: "no answer in time" };
    const { code, message } = (cause ?? error) as NodeJS.ErrnoException;
    return { isDead: true, reason: code ?? message };
  }
}

/** Requests every URL, and returns dead ones and `unsure` ones, since many sites block robots. */
export async function checkLinks(places: readonly Place[]) {
  const hostOf = ({ url }: Place) => new URL(url).host;
  const who: LaunchItem["who"] = "developer";
  const dead: LaunchItem[] = [];
  const unsure: string[] = [];
  const checkHost = async (host: string) => {
    for (const { url, file, field } of places.filter((each) => hostOf(each) === host)) {
      const problem = await problemOf(url);
      if (problem?.isDead) {
        const todo = "Find where the page has gone and write its new address, or remove it.";
        dead.push({ who, file, field, found: `${url}: ${problem.reason}`, todo });
      } else if (problem) unsure.push(`${file}: ${field}: ${url}: ${problem.reason}`);
      await setTimeout(pause);
    }
  };
  await Promise.all([...new Set(places.map(hostOf))].map(checkHost));
  if (places.length < 4 || dead.length < places.length) return { dead, unsure };
  const found = `none of ${places.length} addresses answered`;
  const todo = "Check that this computer has a network, then ask again with --links.";
  return { dead: [{ who, file: "all files", field: "all links", found, todo }], unsure };
}
