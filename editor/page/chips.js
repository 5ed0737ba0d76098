import { upperFirst } from "../../content-schema/format/upper-first.ts";

const pageParts = {
  Phones: "Phone numbers of the offices",
  Addresses: "Addresses of the offices",
  OtherDoctors: "Licenses of the other doctors",
  News: "List of the news",
  LenderLink: "Link to the lender",
  PrivacyNotice: "Link to the privacy notice",
  UrgentSigns: "List of the urgent signs",
  LastUpdated: "Day of the last change",
};

const partNames = { ...pageParts, CareCards: "When to get help" };

const truncate = (text, length = 60) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** A name as words: `photoConsult.state` becomes “photo consult state”. */
export const spelledName = (name) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-.]/g, " ")
    .toLowerCase();

const blankName = (source) => spelledName(source.slice(1, -1));

function tagOf(source) {
  const [, closing, name, attributes = ""] = /^<(\/?)(\w+)([^>]*)>$/.exec(source) ?? [];
  const [, value = ""] = /="([^"]*)"/.exec(attributes) ?? [];
  return { closing, name, value };
}

function factChip(name, facts) {
  // {{Offices.counted}} is capitalized, for the start of a sentence.
  const uncapitalized = facts[name.charAt(0).toLowerCase() + name.slice(1)] ?? "";
  const value = facts[name] ?? upperFirst(uncapitalized);
  const text = value ? truncate(value, 90) : "not offered";
  return { text, title: `Fact: ${spelledName(name)}` };
}

/** Returns the text of a chip and its tooltip. */
export function chipOf(source, { facts, sources, glossary }) {
  const [, fact] = /^\{\{\s*([\w.-]+)/.exec(source) ?? [];
  if (fact) return factChip(fact, facts);
  if (/^\{\w/.test(source)) return { text: blankName(source), title: "The page fills this in" };
  const { closing, name, value } = tagOf(source);
  if (name === "Cite") {
    const { title = "no such source", organization = "" } = sources[value - 1] ?? {};
    return { text: `source ${value}`, title: `${title}, ${organization}` };
  }
  if (name === "Term") {
    const { meaning = "not in the glossary" } = glossary.find(({ term }) => term === value) ?? {};
    return { text: `${value} (${meaning})`, title: "A word of the glossary" };
  }
  if (name === "Treatment") return { text: `Treatment: ${value}`, title: "Its row, and its words" };
  if (name === "Picture") return { text: `Picture: ${value}`, title: "A picture of “Pictures”" };
  if (name?.startsWith("When")) {
    const condition = `${spelledName(name.replace("When", ""))}: ${spelledName(value)}`;
    return { text: closing ? "↑ to here" : `↓ only with ${condition}`, title: "Shown only then" };
  }
  return { text: partNames[name] ?? (name ? `${name} ${value}` : "Note"), title: source };
}

const isWords = ([name, value]) => value && !/Link$|Url$|path$/.test(name);

/** What can stand in texts, by group, with the words that name it and its source. */
const entriesByGroup = ({ facts, sources, glossary, treatments, blanks, pictures }) => ({
  Source: sources.map(({ title = "" }, index) => {
    return [`${index + 1}. ${truncate(title)}`, `<Cite n="${index + 1}" />`];
  }),
  Word: glossary
    .filter(({ term }) => term)
    .map(({ term, meaning = "" }) => [`${term}: ${truncate(meaning)}`, `<Term name="${term}" />`]),
  Treatment: treatments
    .filter(({ name }) => name)
    .map(({ name }) => [name, `<Treatment name="${name}" />`]),
  Blank: blanks.map((source) => [`${blankName(source)} (the page fills it in)`, source]),
  Fact: Object.entries(facts)
    .filter(isWords)
    .map(([name, value]) => [`${spelledName(name)}: ${truncate(value)}`, `{{${name}}}`]),
  Part: [
    ...pictures.map((name) => [`Picture: ${name}`, `<Picture name="${name}" />`]),
    ...Object.entries(pageParts).map(([name, label]) => [label, `<${name} />`]),
  ],
});

/** The groups of a service's text, of another page's, or of a line of a record. */
const groupsByKind = {
  service: ["Source", "Word", "Treatment", "Fact"],
  page: ["Fact", "Part"],
  line: ["Blank", "Fact"],
};

/** Returns the entries of a text's menu. */
export function entriesOf(kind, context) {
  const entries = entriesByGroup(context);
  return groupsByKind[kind].flatMap((group) =>
    entries[group].map(([label, source]) => ({ group, label, source })),
  );
}
