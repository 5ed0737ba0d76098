import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pageOfBuild, readBuildFile } from "../../support/built-pages.ts";
import { builds } from "../../support/test-sites.ts";
import { visibleText } from "../../support/text.ts";

/* The practice fixture has another specialty and state, and one office: nothing of the shipped
   practice may appear in its builds, with every optional feature or with none. */
const root = join(import.meta.dirname, "../../..");

type File = { name: string; text: string };

const filesOf = (build: string): File[] =>
  readdirSync(join(root, build), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:\.(?:html|js|css|json|svg|txt|xml|vcf|conf)|\/_\w+)$/.test(name))
    // Excludes text by others.
    .filter((name) => !name.includes("third-party-licenses"))
    .map((name) => ({ name, text: readBuildFile(build, name) }));

/** Returns the words around each match, with their file. */
const found = (files: readonly File[], words: RegExp): string[] =>
  files.flatMap(({ name, text }) => {
    const around = (at: number) => text.slice(Math.max(0, at - 40), at + 60);
    return [...text.matchAll(words)].map(({ index }) => `${name}: ${around(index)}`);
  });

/** Text that a visitor or a search engine reads, without code and SVG, which have other numbers. */
const written = (files: readonly File[]) =>
  files
    .filter(({ name }) => !/\.(?:js|svg|css)$/.test(name) || name.endsWith("service-worker.js"))
    .map(({ name, text }) => ({ name, text: text.replaceAll(/ d="M[^"]*"/g, "") }));

const practice = filesOf(builds.site);
const minimal = filesOf(builds.minimalFixture);

it.each([
  ["with every part of the site", practice],
  ["without the parts that it may do without", minimal],
] as const)("another practice %s has nothing of the shipped practice", (_, files) => {
  const words =
    /proctolog|h(?:a)?emorrhoid|\banal\b|\brectal\b|california|\bpacific\b|beverly|huntington|osteopath|los_angeles/gi;
  expect(found(files, words)).toEqual([]);
  expect(found(written(files), /\bDO\b|\b(?:310|714)\b|-do(?=["/#])/g)).toEqual([]);
});

it("says “board-certified” only beside the name of a board", () => {
  const certified = /board.?certifi(?:ed|cation)/gi;
  expect(found(practice, certified).join("\n")).toContain("Board-certified dermatologist");
  expect(found(written(minimal), certified)).toEqual([]);
});

/** Patterns of each optional feature in pages and, if different, in scripts, which name its path. */
const parts: readonly [part: string, marks: RegExp, inScripts?: RegExp][] = [
  [
    "photo consult",
    /photo[- ]?consult(?!-form)|photo[- ]?check|\$45\.00/gi,
    /photo consult|ready to send/gi,
  ],
  ["video visit", /telehealth|video visit|\$120\.50/gi, /video visit|\$120\.50/gi],
  ["gallery", /gallery|before (?:&(?:amp;)?|and) after/gi, /CONTINUE TO GALLERY|gallery-media/g],
  ["testimonials", /testimonial|sample patient [A-F]\b/gi, /sample patient [A-F]\b/gi],
  ["press", /sample gazette|press and media/gi],
  ["lender", /sample care card|promotional APR|pay over time/gi],
  ["rating", /aggregateRating|4\.7\b.{0,40}5|31 ratings|sample reviews/gi],
  ["toll-free number", /toll-?free|8335550142|\(833\)/gi],
  ["social links", /instagram|youtube/gi],
  ["nearby towns", /round rock|cedar park/gi],
  ["fictitious name permit", /FN-0000|fictitious/gi],
];

/** Excludes inline scripts and styles, which name every feature. */
const withoutCode = ({ name, text }: File): File => ({
  name,
  text: text.replaceAll(/<style>[\s\S]*?<\/style>|<script>[\s\S]*?<\/script>/g, ""),
});

it.each(parts)("%s is present when it is on, and leaves no trace when it is off", (...row) => {
  const [, marks, inScripts = marks] = row;
  expect(found(written(practice).map(withoutCode), marks)).not.toEqual([]);
  const withoutSamples = minimal.filter(({ name }) => !name.startsWith("client/samples/"));
  expect(found(written(withoutSamples).map(withoutCode), marks)).toEqual([]);
  const scripts = withoutSamples.filter(({ name }) => name.endsWith(".js"));
  expect(found(scripts, inScripts)).toEqual([]);
});

it.each([
  [
    "/content/financing-options",
    "We are in network with most large health plans",
    "Out of network",
  ],
  ["/legal/privacy", "HIPAA applies to us", "HIPAA does not apply to us"],
  ["/about", "fictitious name permit no. FN-0000", ""],
  ["/contact-us", "A person answers the phone", ""],
])("%s follows the practice's facts, status and promises", (path, yes, no) => {
  const full = visibleText(pageOfBuild(path, builds.site));
  const reduced = visibleText(pageOfBuild(path, builds.minimalFixture));
  expect(full).toContain(yes);
  expect(reduced).not.toContain(yes);
  expect(reduced).toContain(no);
});

it("services without symptoms have no card for them", () => {
  expect(pageOfBuild("/", builds.site)).toContain('id="symptoms"');
  expect(pageOfBuild("/", builds.minimalFixture)).not.toContain('id="symptoms"');
});

it("a service that is related to none, as the only one is, has no heading over nothing", () => {
  expect(pageOfBuild("/service/acne", builds.minimalFixture)).not.toContain('id="related"');
});

it("a reviewed service names reviewer and dates", () => {
  const page = pageOfBuild("/service/acne", builds.minimalFixture);
  const [line = ""] = /<p class="review-line[^>]*>[\s\S]*?<\/p>/.exec(page) ?? [];
  expect(line).toMatch(/Reviewed by Dr\. [\s\S]*\d{4}/);
  expect(page).toMatch(/"lastReviewed":.*"reviewedBy":|"reviewedBy":.*"lastReviewed":/);
});
