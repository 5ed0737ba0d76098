import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { serviceParts } from "../content-schema/service-schema.ts";
import { valuesIn, withValues } from "../scripts/content-edit/merge.ts";
import { isRecord } from "../scripts/content-edit/record.ts";
import type { FileContent } from "./file-store.ts";
import {
  applyMove,
  fileOfService,
  readTexts,
  type ServiceMove,
  slugIn,
  slugsIn,
  withSlugs,
} from "./move-service.ts";
import { UserError } from "./problems.ts";
import type { ContentRecord } from "./records.ts";

/** Returns where an entry of a list leads, or the service that it names; a price with a name is one of several. */
function nameIn(entry: unknown): unknown {
  if (!isRecord(entry)) return entry;
  const { href, path, service, name, id } = entry;
  return href ?? path ?? (name || id ? undefined : service);
}

/** Returns a list with one entry of those that name the same since a move, and none that names `self`. */
function listWithoutDoubles(before: unknown, now: readonly unknown[], self?: string): unknown[] {
  const entries = now.map((value, index) => {
    const former: unknown = Object(before)[index];
    const name = nameIn(value);
    return { name, isMoved: name !== nameIn(former), value: withoutDoubles(former, value, self) };
  });
  const isDouble = (each: (typeof entries)[number]) => {
    const same = entries.filter(({ name }) => name === each.name);
    return each !== (same.find(({ isMoved }) => !isMoved) ?? same[0]);
  };
  const kept = entries.filter((each) => !each.isMoved || (each.name !== self && !isDouble(each)));
  return kept.map(({ name, value }) => {
    if (name === undefined || !isRecord(value) || !("words" in value)) return value;
    // The search finds the page by the words of both.
    const same = entries.filter((each) => each.name === name);
    return { ...value, words: [...new Set(same.flatMap((each) => Object(each.value).words))] };
  });
}

/** Returns a value, changed by a move, without entries of lists that another entry makes superfluous. */
function withoutDoubles(before: unknown, now: unknown, self?: string): unknown {
  if (isDeepStrictEqual(before, now)) return now;
  if (Array.isArray(now)) return listWithoutDoubles(before, now, self);
  if (!isRecord(now)) return now;
  const former = Object(before);
  // The heading `part` is on the retired service's page.
  const isLost = (key: string) => key === "part" && former.service !== now["service"];
  const kept = Object.keys(now).filter((key) => !isLost(key));
  return Object.fromEntries(kept.map((key) => [key, withoutDoubles(former[key], now[key], self)]));
}

/** Returns the text of a file in which another service takes over what names a retired one. */
export function applyRetirement(
  schema: z.ZodType | undefined,
  file: string,
  text: string,
  { from, to }: ServiceMove,
): string {
  const isOwn = file === fileOfService(to);
  const path = `(?<![\\w.-])/service/${from}`;
  const ownHeading = `#(?!(?:${serviceParts.join("|")})(?![\\w-]))[^\\s)"']+`;
  const linked = text
    .replaceAll(new RegExp(`(?<=${path})${ownHeading}`, "g"), "")
    .replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${path}(?:#\\w+)?\\)`, "g"), isOwn ? "$1" : "$&");
  const moved = applyMove(schema, file, linked, { from, to });
  if (moved === text) return text;
  const values = valuesIn(file, moved);
  const former = valuesIn(file, linked).fields;
  const fields = withoutDoubles(former, values.fields, isOwn ? to : undefined);
  return withValues(file, moved, { ...values, fields });
}

/**
 * Returns the files in which another service takes over all that names one, and its addresses.
 * @throws {UserError} if there is no such service, or a file is damaged
 */
export async function retireService(
  records: readonly ContentRecord[],
  { path, to }: { path: string; to: string },
): Promise<Map<string, FileContent>> {
  const texts = await readTexts(records);
  const [retired, successor] = [path, fileOfService(to)].map((file) =>
    texts.find((each) => each.file === file),
  );
  const from = slugIn(path);
  if (!from || !retired || !successor || retired === successor) {
    throw new UserError("Choose another service that takes over.");
  }
  const names = [retired, successor].map(({ file, text }) => slugsIn(file, text).formerly ?? []);
  // The address before a move stays the last one, by which changes.ts knows a move.
  const formerly = [...(names[0] ?? []), from, ...(names[1] ?? [])];
  const files = new Map<string, FileContent>();
  for (const { file, text, schema } of texts) {
    const now = applyRetirement(schema, file, text, { from, to });
    if (file === successor.file) files.set(file, withSlugs(file, now, { slug: to, formerly }));
    else if (now !== text) files.set(file, now);
  }
  return files.set(path, null);
}
