import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { practiceWith } from "../tests/support/practice-with.ts";
import { practiceSettings } from "../tests/support/test-sites.ts";
import { nameSlug } from "./format/page-path.ts";
import { loadContent, readContent } from "./load-content.ts";
import { keepShownParts, parseText, wordsOf } from "./text-tree.ts";

it.each(["\r\n", "\r"])("reads files that other programs have written, with %j", (end) => {
  const write = (text: string) => `\uFEFF${text.replaceAll("\n", end)}`;
  const files = ["practice.yaml", "words/common.yaml", "services/acne.mdx", "pages/es.mdx"];
  const folder = practiceWith(Object.fromEntries(files.map((name) => [name, write])));
  const { content, reader } = readContent(folder);
  expect(content).toEqual(loadContent(practiceSettings.CONTENT_FOLDER));
  const text = reader.text("services/acne.mdx");
  expect(reader.fillText("content/services/acne.mdx", write(text))).toBe(
    reader.fillText("content/services/acne.mdx", text),
  );
  expect(() => reader.fillText("content/a.mdx", "a\r\n\r\n\r\n{{none}}")).toThrow("a.mdx, line 4:");
});

it("refuses a text that is not saved as UTF-8", () => {
  const edits = { "pages/es.mdx": (text: string) => Buffer.from(text, "latin1") };
  expect(() => loadContent(practiceWith(edits))).toThrow(
    "content/pages/es.mdx: expected a text saved as UTF-8, found another encoding",
  );
});

const withoutConsult = {
  "prices.yaml": ["photoConsult: 45\ntelehealth: 120.5", "photoConsult: null\ntelehealth: null"],
} as const;

it("reads another folder in another call, and nothing that is not data", () => {
  const other = loadContent(practiceWith({ "practice.yaml": ["en-US", "es"] }));
  expect(other.months[0]).toBe("enero");
  const content = loadContent(practiceSettings.CONTENT_FOLDER);
  expect(content.months[0]).toBe("January");
  expect(JSON.parse(JSON.stringify(content))).toEqual(structuredClone(content));
});

it.each([
  ["words/common.yaml", "book: Book Online", "book: From {{price.photoConsult}}"],
  ["services/acne.mdx", "title: Acne", "title: From {{price.photoConsult}}"],
  ["pages.yaml", "eyebrow: Contact", "eyebrow: From {{price.photoConsult}}"],
])("refuses a text of %s that names what the practice does without", (file, find, make) => {
  const folder = practiceWith({ ...withoutConsult, [file]: [find, make] });
  const lines = readFileSync(join(folder, file), "utf8").split("\n");
  const line = lines.findIndex((each) => each.includes(make)) + 1;
  expect(() => loadContent(folder)).toThrow(
    `content/${file}, line ${line}: expected a text without {{price.photoConsult}} (the practice lacks it, or it cannot stand here)`,
  );
});

it("fills an answer that names another, which names a fact", () => {
  const { ages, languages } = loadContent(
    practiceWith({ "practice.yaml": ["we see people of every age.", "{{answer.languages}}"] }),
  ).practice.answers;
  expect(languages).toContain("English");
  expect(ages).toBe(`Sample: ${languages}`);
});

it("ends a sentence once that a fact ends", () => {
  const { reader } = readContent(practiceSettings.CONTENT_FOLDER);
  const text = "{{promise.personAnswers}}. {{phone.main}}.";
  const filled = reader.fillText("content/a.mdx", text);
  expect(filled).toMatch(/^A person [^.]+\. [^.]+\.$/);
});

it("reports the errors of several files together", () => {
  const folder = practiceWith({
    "prices.yaml": ["120.5", "free"],
    "press.yaml": ["names:", "nmaes:"],
  });
  expect(() => loadContent(folder)).toThrow(/prices\.yaml: telehealth.*\ncontent\/press\.yaml/);
  const pages = practiceWith({
    "pages/es.mdx": ["language: es", "language: Spanish"],
    "pages/suite-404.mdx": ["kind: page", "kind: page\nmenu: [1]"],
  });
  expect(() => loadContent(pages)).toThrow(
    /es\.mdx: language.*\ncontent\/pages\/suite-404\.mdx: menu/,
  );
});

it("lets a doctor confirm what is still a sample in a service", () => {
  const confirm = (field: string) => {
    const entry = `[{ file: services/std-testing.mdx, field: "${field}", by: A, on: 2026-11-01 }]`;
    const acne = readFileSync(join(practiceSettings.CONTENT_FOLDER, "services/acne.mdx"), "utf8");
    const service = acne
      .replace("slug: acne", "slug: std-testing")
      .replace(/url: .*/, "url: https://sti.bmj.com/content/98/8/586");
    const folder = practiceWith({
      "confirmed.yaml": ["[]", entry],
      "services/std-testing.mdx": () => service,
    });
    return loadContent(folder);
  };
  expect(confirm("sources[0].url").confirmed).toHaveLength(1);
  expect(() => confirm("sources[1].url")).toThrow("a field of services/std-testing.mdx that");
});

it.each(["Cold", "sudán", "cant pee", "!cold"])(
  "refuses %s in the search, which nothing or everything would match",
  (rule) => {
    const folder = practiceWith({ "urgent-signs.yaml": ["- fever*", `- "${rule}"`] });
    expect(() => loadContent(folder)).toThrow(/signs\[\d+\]\.search.* expected words such/);
  },
);

it("counts in words and with separators", () => {
  const factsWith = (find: string, make: string) =>
    loadContent(practiceWith({ "practice.yaml": [find, make] })).facts;
  expect(factsWith("fewestImages: 1", "fewestImages: 3")["photoConsult.images"]).toBe("three");
  expect(factsWith("count: 31", "count: 1031")).toMatchObject({
    "photoConsult.images": "one to three",
    "rating.count": "1,031",
  });
});

it("offers text messages where the practice has a number for them", () => {
  expect(loadContent(practiceSettings.CONTENT_FOLDER).textLinks).toEqual([]);
  const folder = practiceWith({ "practice.yaml": ["text: null", 'text: "+15125550177"'] });
  expect(loadContent(folder).textLinks).toMatchObject([{ href: "sms:+15125550177" }]);
});

it("keeps the parts of a text that hold, one inside another", () => {
  const { content, reader } = readContent(practiceWith(withoutConsult));
  const shown = (text: string) => {
    const root = parseText(reader.fillText("content/a.mdx", text));
    keepShownParts(root, "content/a.mdx", content.conditions);
    return wordsOf(root).replaceAll(/\s+/g, " ").trim();
  };
  const inner = '<WhenOffered is="photo-consult">{{price.photoConsult}}</WhenOffered>';
  const outer = (is: string) =>
    `<WhenOffered is="${is}">\n\nA ${inner} B\n\n<WhenOffered is="rating">\n\nC\n\n</WhenOffered>\n\nD\n\n</WhenOffered>`;
  expect(shown(`${outer("press")}\n\nE`)).toBe("A B C D E");
  expect(shown(`${outer("photo-consult")}\n\nE`)).toBe("E");
  // Only lists of one kind are one list.
  const listsOf = (second: string) => {
    const root = parseText(`- A\n\n<WhenOffered is="press">\n\n${second} B\n\n</WhenOffered>`);
    keepShownParts(root, "content/a.mdx", content.conditions);
    return root.children.length;
  };
  expect([listsOf("-"), listsOf("1.")]).toEqual([1, 2]);
  // Its front matter is a record, whose lines are omitted.
  expect(shown('---\nglance: "{{price.photoConsult}}"\n---\n\nA')).toBe("A");
  expect(() => shown("A\n\nIt costs {{price.photoConsult}}.")).toThrow("content/a.mdx, line 3:");
});

it.each([
  ["María Núñez", "maria-nunez"],
  ["Jane O’Neil Jr.", "jane-oneil-jr"],
  ["Jane O'Neil", "jane-oneil"],
])("spells the name %s in an address as %s", (name, slug) => {
  expect(nameSlug(name)).toBe(slug);
});

it("takes the page with the shortest path as the home of its language", () => {
  const homesWith = (language: string) => {
    const edit = ["kind: page", `kind: page\nlanguage: ${language}`] as const;
    const { languages, translations } = loadContent(practiceWith({ "pages/suite-404.mdx": edit }));
    expect(translations).toHaveLength(2);
    return languages.map(({ href }) => href);
  };
  expect(homesWith("es")).toEqual(["/", "/es"]);
  expect(homesWith("en-US")).toEqual(["/", "/es"]);
  expect(homesWith("fr")).toEqual(["/", "/es", "/suite-404"]);
});

it("adds a page to the menu where its front matter says, and once", () => {
  const menuWith = (menu: string, more: Parameters<typeof practiceWith>[0] = {}) =>
    loadContent(
      practiceWith({ ...more, "pages/suite-404.mdx": ["kind: page", `kind: page\nmenu: ${menu}`] }),
    ).navigation;
  const link = { label: "Find suite 404", href: "/suite-404" };
  expect(menuWith("/about")[1]?.submenu?.at(-1)).toEqual(link);
  expect(menuWith("/")[0]?.submenu).toEqual([link]);
  expect(JSON.stringify(menuWith("footer"))).not.toContain(link.href);
  const withEntry = (find: string, make: string) => ({ "navigation.yaml": [find, make] }) as const;
  const fewer = withEntry("  - label: Contact\n    href: /contact-us", "");
  expect(menuWith("main", fewer).at(-1)).toEqual(link);
  const listed = withEntry("- all: doctors", `- label: ${link.label}\n        href: ${link.href}`);
  const { submenu = [] } = menuWith("/about", listed)[1] ?? {};
  expect(submenu.filter(({ href }) => href === link.href)).toEqual([link]);
});
