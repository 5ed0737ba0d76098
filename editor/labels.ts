const known: Record<string, string> = {
  alt: "What the picture shows",
  care: "When to get help",
  emergency: "Call 911",
  eyebrow: "Small line above the heading",
  excerpt: "Line in the list of services",
  faq: "Common questions",
  glance: "At a glance",
  href: "Leads to",
  id: "Short name",
  lead: "First sentences",
  main: "Main number",
  mapUrl: "Address of the map",
  related: "Related services",
  sample: "This is a sample",
  slug: "Name in the address",
  symptom: "Complaint on the home page",
  today: "Call us today",
  urgent: "What cannot wait",
  view: "Picture of the coast",
};

const spelled: Record<string, string> = {
  hipaa: "HIPAA",
  licence: "license",
  rta: "RTA",
  std: "STD",
  youtube: "YouTube",
  url: "web address",
  zip: "ZIP code",
};

/** Converts the name of a field or file to a label: `firstVisitPrice` to “First visit price”. */
export function labelOf(name: string): string {
  const plain = name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .split(/[\s-]+/)
    .map((word) => spelled[word.toLowerCase()] ?? word.toLowerCase())
    .join(" ");
  return known[name] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Returns where a field stands, in the form's labels: “Prices › Photo consult”. */
export const placeOf = (file: string, fields: readonly string[] = []): string =>
  [file.replace(/^.*\/|\.(?:yaml|mdx)$/g, ""), ...fields]
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : labelOf(name)))
    .join(" › ");
