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

/** Returns a value without entries that since a move name what another one names; `self` has the value. */
function withoutDoubles(before: unknown, now: unknown, self?: string): unknown {
  if (isDeepStrictEqual(before, now)) return now;
  const former = Object(before);
  if (isRecord(now)) {
    // The heading `part` is on the retired service's page.
    const kept = Object.keys(now).filter(
      (key) => key !== "part" || former.service === now["service"],
    );
    return Object.fromEntries(
      kept.map((key) => [key, withoutDoubles(former[key], now[key], self)]),
    );
  }
  if (!Array.isArray(now)) return now;
  const all = now.map((entry, index) => {
    const name = nameIn(entry);
    const isMoved = name !== nameIn(former[index]);
    return { name, isMoved, entry: withoutDoubles(former[index], entry, self) };
  });
  const first = (name: unknown) =>
    all.find((each) => each.name === name && !each.isMoved) ??
    all.find((each) => each.name === name);
  return all.flatMap((each) => {
    const { name, isMoved, entry } = each;
    if (isMoved && (name === self || first(name) !== each)) return [];
    if (name === undefined || !isRecord(entry) || !("words" in entry)) return [entry];
    // The search finds the page by the words of both.
    const same = all.filter((other) => first(other.name) === each);
    return [{ ...entry, words: [...new Set(same.flatMap(({ entry }) => Object(entry).words))] }];
  });
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
