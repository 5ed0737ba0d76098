const parts = {
  Phones: "Phone numbers of the offices",
  Addresses: "Addresses of the offices",
  OtherDoctors: "Licenses of the other doctors",
  News: "List of the news",
  LenderLink: "Link to the lender",
  PrivacyNotice: "Link to the privacy notice",
  LastUpdated: "Day of the last change",
  CareCards: "When to get help",
};

const short = (text, length = 60) =>
  text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;

/** A name as words: `photoConsult.state` becomes “photo consult state”. */
export const plain = (name) =>
  name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[-.]/g, " ")
    .toLowerCase();

const blankName = (source) => plain(source.slice(1, -1));

function tagOf(source) {
  const [, closing, name, attributes = ""] = /^<(\/?)(\w+)([^>]*)>$/.exec(source) ?? [];
  const [, value = ""] = /="([^"]*)"/.exec(attributes) ?? [];
  return { closing, name, value };
}

/** The text of a chip, and what its tooltip tells. */
export function chipOf(source, { facts, sources, glossary }) {
  const [, fact] = /^\{\{\s*([\w.-]+)/.exec(source) ?? [];
  if (fact) {
    const inside = facts[fact.charAt(0).toLowerCase() + fact.slice(1)];
    const value = facts[fact] ?? (inside && inside.charAt(0).toUpperCase() + inside.slice(1));
    return { text: value ? short(value, 90) : "not offered", title: `Fact: ${plain(fact)}` };
  }
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
    const condition = `${plain(name.replace("When", ""))}: ${plain(value)}`;
    return { text: closing ? "↑ to here" : `↓ only with ${condition}`, title: "Shown only then" };
  }
  return { text: parts[name] ?? (name ? `${name} ${value}` : "Note"), title: source };
}

const factEntries = ({ facts }) =>
  Object.entries(facts)
    .filter(([name, value]) => value && !/Link$|Url$|path$/.test(name))
    .map(([name, value]) => [`${plain(name)}: ${short(value)}`, `{{${name}}}`]);

const sourceEntries = ({ sources }) =>
  sources.map(({ title = "" }, index) => [
    `${index + 1}. ${short(title)}`,
    `<Cite n="${index + 1}" />`,
  ]);

const termEntries = ({ glossary }) =>
  glossary.map(({ term, meaning }) => [`${term}: ${short(meaning)}`, `<Term name="${term}" />`]);

const treatmentEntries = ({ treatments }) =>
  treatments.map(({ name }) => [name, `<Treatment name="${name}" />`]);

const blankEntries = ({ blanks }) =>
  blanks.map((source) => [`${blankName(source)} (the page fills it in)`, source]);

const partEntries = ({ pictures }) => [
  ...pictures.map((name) => [`Picture: ${name}`, `<Picture name="${name}" />`]),
  ...Object.entries(parts)
    .filter(([name]) => name !== "CareCards")
    .map(([name, label]) => [label, `<${name} />`]),
];

const groups = {
  Source: sourceEntries,
  Word: termEntries,
  Treatment: treatmentEntries,
  Blank: blankEntries,
  Fact: factEntries,
  Part: partEntries,
};

/** What can stand in a text: of a service, of another page, or in a line of a record. */
const kinds = {
  service: ["Source", "Word", "Treatment", "Fact"],
  page: ["Fact", "Part"],
  line: ["Blank", "Fact"],
};

/** Returns the entries of a text's menu. */
export const entriesOf = (kind, context) =>
  kinds[kind].flatMap((group) =>
    groups[group](context).map(([label, source]) => ({ group, label, source })),
  );
