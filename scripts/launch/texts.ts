import { readText } from "../../content-schema/text-file.ts";
import type { LaunchItem } from "./item.ts";

const lineOf = (text: string, at: number) => text.slice(0, at).split("\n").length;

/** Texts whose words are a sample: by their front matter, or by the word itself outside quotation marks. */
export function textItems(file: string, source: string): LaunchItem[] {
  const { sample, body } = readText(file, source);
  const item = { group: "Words on pages", file } as const;
  if (sample) {
    return [
      {
        ...item,
        field: "sample",
        found: "true",
        todo: "Write the practice's own words in place of the sample ones, then take out the line “sample: true”.",
      },
    ];
  }
  const offset = source.length - body.length;
  return [...body.matchAll(/(?<!“)\bsamples?\b.*/gi)].map((match) => ({
    ...item,
    field: `line ${lineOf(source, offset + match.index)}`,
    found: `“${match[0].slice(0, 50)}”`,
    todo: "Write the practice's own words in place of the sample ones.",
  }));
}

/** What the Patient notices must hold, and the rule that asks for it. */
const notices: readonly { heading: string; rule: string; holds: readonly RegExp[] }[] = [
  {
    heading: "Your right to a Good Faith Estimate",
    rule: "45 CFR 149.610",
    holds: [/\$400/, /cms\.gov\/nosurprises/, /800-985-3059/],
  },
  {
    heading: "Open Payments",
    rule: "B&P 663",
    holds: [/openpaymentsdata\.cms\.gov/, /Sunshine Act/],
  },
  {
    heading: "License and board",
    rule: "B&P 680.5, 16 CCR 1685",
    holds: [
      /\{\{provider\.licence\}\}/,
      /\{\{provider\.degreeName\}\}/,
      /\{\{licence\.boardUrl\}\}/,
    ],
  },
  {
    heading: "Fair treatment",
    rule: "Unruh Civil Rights Act, ADA",
    holds: [/Unruh/, /disability/],
  },
  { heading: "Telehealth consent", rule: "B&P 2290.5", holds: [/2290\.5/, /consent/, /911/] },
  {
    heading: "Complaints",
    rule: "16 CCR 1685, 45 CFR 164.530",
    holds: [/\{\{licence\.board\}\}/, /Office for Civil Rights/],
  },
];

/** Notices that are missing from the page, or that lack what their rule asks for. */
export function noticeItems(file: string, source: string): LaunchItem[] {
  const sections = new Map(
    source.split(/^## /m).map((section) => [section.split("\n", 1)[0]?.trim() ?? "", section]),
  );
  return notices.flatMap(({ heading, rule, holds }) => {
    const section = sections.get(heading) ?? "";
    const missing = holds
      .filter((part) => !part.test(section))
      .map(({ source: part }) => part.replaceAll("\\", ""));
    if (missing.length === 0) return [];
    return [
      {
        group: "Patient notices" as const,
        file,
        field: heading,
        found: section ? `no ${missing.join(", ")}` : "no such section",
        todo: `Bring the notice back in full (${rule}).`,
      },
    ];
  });
}
