import { readFileSync } from "node:fs";
import { type Locator, type Page, test } from "@playwright/test";
import { colors } from "#content";
import { themeCss } from "../../app/styles/theme-css.ts";
import { expect } from "../support/test.ts";
import { differences, shapeOf } from "./compare.ts";
import { describeLayout, type Part } from "./layout.ts";
import { readParts } from "./read-parts.ts";
import { readTokens } from "./read-tokens.ts";
import { readReference, writeReference } from "./reference.ts";

const tokenStyles = readFileSync("app/styles/tokens.css", "utf8") + themeCss(colors);

/** Triggers lazy loading by scrolling, then waits for pictures, fonts and islands. */
export async function settle(page: Page, scrolls: boolean): Promise<void> {
  await page.evaluate(async (scrolls) => {
    // The timer runs after the frame, when observers have run.
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const scrollThrough = async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await frame();
      }
      scrollTo(0, 0);
      await frame();
    };
    const isAsleep = (island: Element) => island.parentElement?.checkVisibility();
    const asleep = "[data-island]:is([data-on='visible'], [data-on='idle']):not([data-mounted])";
    if (scrolls) await scrollThrough();
    // Heights change on the way, so one pass may skip a part.
    while (scrolls && [...document.querySelectorAll(asleep)].some(isAsleep)) await scrollThrough();

    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const families = [document.body, ...document.querySelectorAll("h1")].map((element) =>
      getComputedStyle(element).fontFamily.split(",")[0]?.replaceAll('"', ""),
    );
    const isLoaded = (family: string | undefined) =>
      [...document.fonts].some(
        (font) => font.family.replaceAll('"', "") === family && font.status === "loaded",
      );
    while (!families.every(isLoaded)) await frame();
    await document.fonts.ready;
  }, scrolls);
}

/** Reads the current layout below an element. */
export async function readLayout(root: Locator): Promise<Part> {
  return describeLayout(await readParts(root), await root.page().evaluate(readTokens, tokenStyles));
}

type Options = {
  /** The root of the layout; defaults to the page. */
  root?: Locator;
  /** Allows a missing reference, for pages that content adds. */
  optional?: boolean;
  /**
   * `shared`: compare header and footer with those of all pages; `accepted`: from this page; `own`:
   * part of this layout.
   */
  frame?: "shared" | "accepted" | "own";
};

const frameNames = ["header.header", "footer.footer"];
const tagOf = ({ name }: Part) => name.split(".")[0] ?? "";

/** Removes header and footer from the page's layout. */
function extractFrame(layout: Part, extracted: Part[]): Part {
  const isFrame = (part: Part) => frameNames.includes(part.name);
  extracted.push(...layout.children.filter(isFrame));
  const children = layout.children.filter((part) => !isFrame(part));
  return { ...layout, children: children.map((part) => extractFrame(part, extracted)) };
}

/** Reads the layouts to compare, by reference name. */
async function readAll(page: Page, name: string, { root, frame = "shared" }: Options) {
  const layout = await readLayout(root ?? page.locator("body"));
  if (root || frame === "own") return [[name, layout] as const];
  const shared: Part[] = [];
  const own = extractFrame(layout, shared);
  return [[name, own] as const, ...shared.map((part) => [tagOf(part), part] as const)];
}

/** Compares a layout with the accepted one of this name and width, or accepts it. */
export async function expectLayout(page: Page, name: string, options: Options = {}): Promise<void> {
  const width = page.viewportSize()?.width;
  const soft = expect.configure({ soft: true });
  await settle(page, !options.root);
  if (["all", "changed"].includes(test.info().config.updateSnapshots)) {
    let layouts: Awaited<ReturnType<typeof readAll>> = [];
    const isAtRest = async () => {
      const last = JSON.stringify(layouts);
      layouts = await readAll(page, name, options);
      return JSON.stringify(layouts) === last;
    };
    await soft.poll(isAtRest, { intervals: [200], message: `${name} comes to rest` }).toBe(true);
    for (const [part, layout] of layouts) {
      if (part === name || options.frame === "accepted") {
        writeReference(`${width}/${part}`, shapeOf(layout));
      }
    }
    return;
  }
  // Retries until late content has arrived.
  const compare = async () =>
    (await readAll(page, name, options)).flatMap(([part, layout]) => {
      const reference = readReference(`${width}/${part}`);
      if (!reference && options.optional) return [];
      const lines = reference
        ? differences(reference, layout)
        : ["expected a reference, found none"];
      return lines.map((line) => `${part} at ${width} px: ${line}`);
    });
  const message = `${name} at ${width} px matches its reference; npm run accept-screenshots accepts a change`;
  await soft.poll(compare, { timeout: 5000, message }).toEqual([]);
}
