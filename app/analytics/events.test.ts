import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { eventFilter, sanitizeUrl } from "./allow-list.ts";
import { type AnyEvent, payloadOf } from "./events.ts";

const page = new URL("https://practice.example/service/anal-fissure?q=anal-fissure#anal-fissure");
const events: AnyEvent[] = [
  { name: "Service View", fields: { service_name: "Anal Fissure" } },
  { name: "Gallery View", fields: { category: "anal-fissure" } },
  {
    name: "Error",
    fields: { error_type: "uncaught", error_message: "TypeError at /service/anal-fissure:12" },
  },
];

it("names no condition in consent mode", () => {
  const sent = events.map((event) => eventFilter("consent")(payloadOf(event, page, 0, true)));
  expect(JSON.stringify(sent)).not.toMatch(/fissure/i);
  expect(sent[0]?.properties["url"]).toBe("https://practice.example/service");
  expect(sent[2]?.properties["error_message"]).toBe("TypeError");
});

it.each([
  [
    "?utm_source=news&utm_medium=e-mail&utm_campaign=ok_1",
    "?utm_source=news&utm_medium=e-mail&utm_campaign=ok_1",
  ],
  ["?utm_source=a%40b.c&utm_medium=two+words&utm_campaign=", ""],
  [`?utm_source=${"a".repeat(41)}&utm_medium=${"b".repeat(40)}`, `?utm_medium=${"b".repeat(40)}`],
  ["?utm_term=rash&utm_content=rash&utm_id=1&UTM_SOURCE=rash&xutm_source=rash&gclid=1", ""],
  ["?utm_source=caf%C3%A9&utm_campaign=%3Cscript%3E", ""],
])("of the query %s, keeps the campaign", (search, kept) => {
  const properties = { search, utm_source: "news", gclid: "1" };
  expect(eventFilter("specified")({ event: "Page View", properties })?.properties).toEqual({
    search: kept,
  });
});

it.each([
  ["https://a.example/b(c)'d?email=x#y", "https://a.example/b(c)'d"],
  ["https://jane:word@a.example:8080/b#c?d", "https://a.example:8080/b"],
  ["HTTP://a.example?b\n#c", "HTTP://a.example"],
  ["jane@example.com", ""],
])("the address %s leaves as %s", (text, kept) => {
  expect(sanitizeUrl(text)).toBe(kept);
});

it("the document's list has the events and fields of the type", () => {
  const rows = (text: string, row: RegExp, field: RegExp) =>
    [...text.matchAll(row)].map(([, name, fields = ""]) => [name, fields.match(field)]);
  const document = readFileSync("docs/analytics-events.md", "utf8");
  const source = readFileSync(new URL("events.ts", import.meta.url), "utf8");
  const type = /export type Events = \{(.*?)\n\};/s.exec(source)?.[1] ?? "";
  const typed = rows(type, /^ {2}"?([\w ]+?)"?: \{(.*?)\};$/gms, /\w+(?=:)/g);
  expect(typed).toHaveLength(17);
  expect(rows(document, /^- \*\*([\w ]+)\*\* \(([\w, ]+)\)/gm, /\w+/g)).toEqual(typed);
});
