import { basename } from "node:path";
import { lineAt } from "../content-schema/content-reader.ts";
import { valuesOf } from "../content-schema/validation/metadata.ts";
import { Problem } from "../content-schema/validation/problem.ts";
import { fragmentProblems } from "../scripts/build/fragments.ts";
import { valuesIn } from "../scripts/content-edit/merge.ts";
import { fieldsIn } from "../scripts/content-edit/yaml.ts";
import type { Entry } from "./entry.ts";
import { pairsIn } from "./pictures.ts";
import { throwProblems, UserError } from "./problems.ts";

/* Checks that need what the form had loaded; the content check sees only the result. */

/**
 * Throws a `UserError` for a file without a name, which no list shows, or one that has come or gone
 * since the form was opened, or last saved.
 */
export function checkExistence({ path, loaded, acceptedId }: Entry, text: string | undefined) {
  if (path.endsWith("/.mdx")) {
    throw new UserError("Its title needs letters of A to Z, or digits, for its address.");
  }
  if (text !== undefined && loaded === undefined) {
    throw new UserError(`${path} is there already: open it from the list, or choose another name.`);
  }
  if (text === undefined && loaded !== undefined && acceptedId !== "deleted") {
    const todo = "Save again to create it again, or leave the form.";
    throw new UserError(`${path} has since been deleted or moved. ${todo}`, {
      conflictId: "deleted",
    });
  }
}

type Days = { holidays?: { date: string; until?: string }[] };

/** Returns the problems of added days that are over or more than two years away, such as a mistyped year. */
export function dayProblems({ path: file, loaded = "" }: Entry, text: string): Problem[] {
  if (file !== "content/hours.yaml") return [];
  const { holidays = [] } = valuesIn(file, text).fields as Days;
  return holidays.flatMap(({ date, until = date }, index) => {
    const days = (Date.parse(until) - Date.now()) / 86_400_000;
    // The office may be a day behind UTC. The content check reports invalid dates.
    const isFarAway = days <= -2 || days >= 730;
    if (loaded.includes(until) || !isFarAway) return [];
    const place = { file, path: ["holidays", index, until === date ? "date" : "until"] };
    return [new Problem(place, { expected: "a day of the next two years", found: until })];
  });
}

/**
 * Throws a `UserError` for a new picture of a pair that keeps its consent, which may be another
 * patient's. A second save says that it is not.
 */
export function checkConsents({ path: file, raw, loaded = "", acceptedId, assets }: Entry): void {
  if (file !== "content/gallery.yaml" || acceptedId) return;
  const uploads = assets.map(({ path }) => basename(path));
  const consentsBefore = pairsIn(fieldsIn(loaded)).map(({ pair }) => pair?.consent?.id);
  const uploaded = pairsIn(fieldsIn(raw)).filter(({ image }) =>
    uploads.includes(basename(image.file)),
  );
  const problems = uploaded.flatMap(({ pair, path }) => {
    const found = pair?.consent?.id;
    if (!found || !consentsBefore.includes(found)) return [];
    const details = {
      fix: "save again if it is the same patient, or write the new patient's consent",
      expected: "the consent of the patient in the new picture",
      found,
    };
    return [new Problem({ file, path: [...path.slice(0, -1), "consent"] }, details)];
  });
  throwProblems(problems, undefined, "consent");
}

type Sources = { sources?: { title: string; url: string }[] };

/** Returns the problem of a source that has moved, since texts name it by its number. */
export function sourceOrderProblems({ path: file, raw, loaded = "" }: Entry): Problem[] {
  const [before = [], now = []] = [loaded, raw].map(
    (text) => (valuesIn(file, text).fields as Sources).sources,
  );
  const moved = before.findIndex(
    ({ url }, index) => now[index]?.url !== url && now.some((each) => each.url === url),
  );
  if (moved < 0) return [];
  const details = {
    expected: "each source under the number that texts have of it, and new ones last",
    found: now[moved]?.title,
    fix: `make “${before[moved]?.title}” number ${moved + 1} again: texts name sources by number`,
  };
  return [new Problem({ file, path: ["sources", moved] }, details)];
}

/**
 * Returns the problems of added links to ids that are not on the linked page; the build reports
 * links to hidden pages. `preview` is the preview's origin, "" before it has started.
 */
export async function addedFragmentProblems(
  { path: file, loaded = "" }: Entry,
  text: string,
  preview: string,
): Promise<Problem[]> {
  if (!preview) return [];
  const fields = [...valuesOf(valuesIn(file, text).fields)];
  const links = [...text.matchAll(/(?<=[\s("])(\/[\w/-]*)#([\p{L}\p{M}\p{N}_%-]+)/gu)];
  const lettersOf = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");
  // The preview has the text's own new headings only once it is saved.
  const headings = [...text.matchAll(/^#+ (.*)/gm)].map(([, words = ""]) => lettersOf(words));
  const found = links.map(async ({ 0: link, 1: to = "", 2: fragment = "", index }) => {
    if (loaded.includes(link) || headings.includes(lettersOf(fragment))) return [];
    const page = await fetch(preview + to).catch(() => undefined);
    if (!page?.ok) return [];
    const path = fields.find(({ value }) => value === link)?.path;
    const place = { file, path, line: lineAt(text, index) };
    return fragmentProblems(place, to, fragment, await page.text());
  });
  return (await Promise.all(found)).flat();
}
