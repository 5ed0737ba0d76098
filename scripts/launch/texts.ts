import type { Content } from "../../content-schema/load-content.ts";
import type { LaunchItem } from "./report.ts";

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** Items for texts that are samples by their front matter, or contain “sample” unquoted. */
export function textItems(file: string, source: string): LaunchItem[] {
  const [front = ""] = /^---\n[\s\S]*?\n---\n/.exec(source) ?? [];
  const body = source.slice(front.length);
  const who = /^kind: page$/m.test(front) ? "office" : "doctor";
  const item = { who, file } as const;
  if (/^sample: true$/m.test(front)) {
    return [
      {
        ...item,
        field: "sample",
        found: "true",
        todo: /^language:/m.test(front)
          ? "Let a qualified medical translator and the doctor read the page, then take out the line “sample: true”."
          : "Write the practice's own words in place of the sample ones, then take out the line “sample: true”.",
      },
    ];
  }
  const offset = front.length;
  return [...body.matchAll(/(?<!“)\bsamples?\b.*/gi)].map((match) => ({
    ...item,
    field: `line ${lineOf(source, offset + match.index)}`,
    found: `“${match[0].slice(0, 50)}”`,
    todo: "Write the practice's own words in place of the sample ones.",
  }));
}

/** Items for required notices that are missing or incomplete. */
export function noticeItems(
  requiredNotices: Content["requiredNotices"],
  file: string,
  source: string,
): LaunchItem[] {
  const sections = new Map(
    source.split(/^## /m).map((section) => [section.split("\n", 1)[0]?.trim() ?? "", section]),
  );
  return requiredNotices.flatMap(({ heading, rule, holds }) => {
    const section = sections.get(heading) ?? "";
    const missing = holds.filter((part) => !section.includes(part));
    if (missing.length === 0) return [];
    return [
      {
        who: "counsel" as const,
        file,
        field: heading,
        found: section ? `no ${missing.join(", ")}` : "no such section",
        todo: `Bring the notice back in full (${rule}).`,
      },
    ];
  });
}
