import { describe, expect, it } from "vitest";
import { practice } from "#content/practice";
import { serviceRecords } from "#content/services";
import { formatClock } from "../../content-schema/format/hours.ts";
import { formatPhone } from "../../content-schema/format/phone.ts";
import { formatPrice } from "../../content-schema/format/price.ts";
import { builtPage, contentPages } from "../support/built-pages.ts";
import { type GraphNode, graphOf } from "../support/head.ts";
import { asPageText, visibleText } from "../support/text.ts";

const origin = practice.site.url;

const nodeOf = (path: string, type: string): GraphNode =>
  graphOf(builtPage(path)).find((node) => node["@type"] === type) ?? {};

const isNode = (value: unknown): value is GraphNode => typeof value === "object" && value !== null;
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Yields the nodes inside, each with the types and properties that lead to it. */
function* walk(nodes: readonly unknown[], trail = ""): Generator<[trail: string, node: GraphNode]> {
  for (const node of nodes) {
    if (!isNode(node) || Object.keys(node).join() === "@id") continue;
    const here = `${trail}${node["@type"]}`;
    yield [here, node];
    for (const [key, value] of Object.entries(node)) yield* walk(list(value), `${here}.${key}.`);
  }
}

/** Properties whose values a page shows as they are. */
const shownAsIs = new Set([
  ...["name", "knowsAbout", "identifier", "datePublished"],
  ...["postalCode", "addressLocality", "addressRegion"],
  ...["ratingValue", "ratingCount", "bestRating"],
]);
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What a page shows of the value of another property. */
const shownFor: Readonly<Record<string, (text: string) => string[]>> = {
  streetAddress: (text) => text.split(", "),
  paymentAccepted: (text) => text.split(", "),
  // The practice's number is on the home and contact pages only.
  telephone: (text) => (text === practice.phones.main ? [] : [asPageText(formatPhone(text))]),
  price: (text) => [formatPrice(Number(text))],
  // Midnight to midnight encodes a closed day.
  opens: (text) => (text === "00:00" ? [] : [formatClock(text)]),
  closes: (text) => (text === "00:00" ? [] : [formatClock(text)]),
  lastReviewed: (text) => [longDate.format(new Date(text))],
};

const shown = (property: string, value: unknown) =>
  shownAsIs.has(property) ? [String(value)] : (shownFor[property]?.(String(value)) ?? []);

describe.each(contentPages)("the structured data of $path", ({ path, html }) => {
  const nodes = graphOf(html);

  it("has nodes of this site, each once, and refers to no other", () => {
    const ids = nodes.map((node) => node["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id?.startsWith(`${origin}/`))).toBe(true);
    const references = JSON.stringify(nodes).matchAll(/\{"@id":"([^"]*)"\}/g);
    expect([...references].map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("states nothing that the page does not show", () => {
    const text = visibleText(html).replaceAll(/\s+/g, " ").toLowerCase();
    const hidden = [...walk(nodes)].flatMap(([trail, node]) =>
      Object.entries(node).flatMap(([property, values]) =>
        list(values)
          .filter((value) => !isNode(value))
          .flatMap((value) => shown(property, value))
          .filter((words) => !text.includes(words.toLowerCase()))
          .map((words) => `${trail}.${property}: ${words}`),
      ),
    );
    expect(hidden).toEqual([]);
  });

  it("matches the visible breadcrumb", () => {
    // Exclude the gallery's index, which the home page contains for /#gallery.
    const [shownHtml = ""] = html.split('<div id="gallery"');
    const [, breadcrumb] = /<nav class="breadcrumb"[^>]*>([\s\S]*?)<\/nav>/.exec(shownHtml) ?? [];
    const crumbs = nodes.find((node) => node["@type"] === "BreadcrumbList");
    if (path === "/") {
      expect(breadcrumb).toBeUndefined();
      expect(crumbs).toBeUndefined();
      return;
    }
    const steps = [
      ...(breadcrumb ?? "").matchAll(
        /<li>(?:<a href="([^"]*)"[^>]*>|<span aria-current="page">)([^<]*)</g,
      ),
    ];
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(crumbs?.["itemListElement"]).toEqual(
      steps.map(([, href = path, label = ""], index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label.replaceAll("&amp;", "&"),
        item: { "@type": "WebPage", "@id": origin + href },
      })),
    );
  });

  it("marks up neither questions nor single reviews", () => {
    const types = [...walk(nodes)].map(([, node]) => node["@type"]);
    expect(types).not.toContain("FAQPage");
    expect(types).not.toContain("Review");
  });
});

describe.each(Object.values(serviceRecords))("$path", ({ path, about, review }) => {
  it("states subject and, if reviewed, reviewer and date", () => {
    const page = nodeOf(path, "MedicalWebPage");
    expect(nodeOf(path, about.type)["name"]).toBe(about.name);
    expect(page["author"]).toMatchObject({ name: review.author.name });
    const signed = review.reviewer.sample ? undefined : review.lastReviewed;
    expect(page["lastReviewed"]).toBe(signed);
    expect("reviewedBy" in page).toBe(signed !== undefined);
  });
});
