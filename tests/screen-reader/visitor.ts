import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core";
import { gate } from "#words/gallery";
import { galleryIslandId } from "../../app/data-attributes.ts";
import { firefox } from "../engines/firefox-engine.ts";
import { ScreenReader } from "./screen-reader.ts";
import { Transcript } from "./transcript.ts";

/** A Tuesday morning in California, during office hours. */
const now = Date.parse("2026-11-24T10:00:00-08:00");

/** Runs before the page's scripts: starts the clock at `time` in each page. */
function setClock(time: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parameters: [] | [number]) {
      super(...((parameters.length > 0 ? parameters : [time + performance.now()]) as [number]));
    }
    static override now = () => time + performance.now();
  } as DateConstructor;
}

/** Key names in transcripts, by Orca's and the browser's names. */
const names: Readonly<Record<string, string>> = {
  "shift+b": "Shift B, button before",
  k: "K, next link",
  l: "L, next list",
  1: "1, next heading of level 1",
  3: "3, next heading of level 3",
  h: "H, next heading",
  m: "M, next landmark",
  b: "B, next button",
  e: "E, next field",
  2: "2, next heading of level 2",
  p: "P, next paragraph",
  x: "X, next checkbox",
  space: "Space",
  Return: "Enter",
};

/** A screen reader user at a keyboard, who records what is announced. */
export class Visitor {
  #reader = new ScreenReader();
  #browser: Browser | undefined;
  #page: Page | undefined;
  #transcript = new Transcript("");
  #origin = "";

  async start(): Promise<void> {
    await this.#reader.start();
    this.#browser = await launch({
      ...firefox,
      headless: false,
      defaultViewport: null,
      args: ["--width=1440", "--height=960"],
      extraPrefsFirefox: { ...firefox.extraPrefsFirefox, "accessibility.force_disabled": -1 },
    });
    this.#page = await this.#browser.newPage();
    await this.#page.evaluateOnNewDocument(setClock, now);
    // Discards the browser's first announcement.
    await this.#page.goto("about:blank");
    await this.#page.bringToFront();
    await this.#reader.hear();
  }

  get page(): Page {
    if (!this.#page) throw new Error("Expected a browser that has been started");
    return this.#page;
  }

  get folder(): string {
    return this.#reader.folder;
  }

  begin(title: string, origin: string): void {
    this.#transcript = new Transcript(title);
    this.#origin = origin;
  }

  /**
   * Opens a page and waits for its scripts, its fonts and the layout of what is below the fold, whose
   * lines Orca reads by their place, and for its gate. Discards speech until then, which depends on
   * whether page or Orca is faster.
   */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.page.waitForFunction(() => {
      const { script, styles } = document.documentElement.dataset;
      return script === "ready" && styles === undefined && document.fonts.status === "loaded";
    });
    const isGated = (await this.page.$(`[commandfor="${galleryIslandId}"]`)) !== null;
    const begins = (line: string) =>
      isGated ? line.startsWith(gate.heading) : line.startsWith("Finished loading");
    await this.#reader.hear((said) => {
      const loaded = said.findIndex(begins);
      return loaded >= 0 && loaded < said.length - 1;
    });
    this.#transcript.add(`Open ${path}`, []);
  }

  /** Presses a key, and waits for the speech to end. */
  press(key: string): Promise<void> {
    return this.#step(names[key] ?? key, () => this.#reader.press(key));
  }

  /** Presses keys unrecorded: what is said depends on whether a part's code or Orca is faster. */
  async rehearse(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.#reader.press(key);
      await this.#reader.hear();
    }
  }

  /** Presses a key and waits for an announcement, which may interrupt earlier speech. */
  async pressAndAwait(key: string, text: string): Promise<void> {
    const name = `${names[key] ?? key}, then “${text}”`;
    const expectation = this.#transcript.expectation(name);
    await this.#reader.press(key);
    const said = await this.#reader.hear((now) => now.some((line) => line.includes(text)));
    const from = said.findIndex((line) => line.includes(text));
    if (from < 0) throw new Error(`Expected ${key} to lead to “${text}”; it was not heard`);
    const heard = said.slice(from);
    const more = await this.#reader.hear(expectation && ((now) => expectation([...heard, ...now])));
    this.#transcript.add(name, [...heard, ...more]);
  }

  /** Types a text, recording only the last announcement. */
  async type(text: string): Promise<void> {
    await this.#step(`Type “${text}”`, () => this.#reader.type(text), -1);
  }

  /** Presses a key until an announcement contains the text, and records only that. */
  async until(key: string, text: string): Promise<void> {
    const name = `${names[key] ?? key}, until “${text}”`;
    const expectation = this.#transcript.expectation(name);
    for (let tries = 0; tries < 40; tries += 1) {
      await this.#reader.press(key);
      const said = await this.#reader.hear((now) => now.length > 0);
      if (!said.join(" ").includes(text)) continue;
      const more = await this.#reader.hear(
        expectation && ((now) => expectation([...said, ...now])),
      );
      this.#transcript.add(name, [...said, ...more]);
      return;
    }
    throw new Error(`Expected ${key} to lead to “${text}”; it was not heard`);
  }

  /** Sets files, as the system's file dialog would. */
  async choose(field: string, files: string[]): Promise<void> {
    const input = (await this.page.$(field)) as ElementHandle<HTMLInputElement> | null;
    // A part below the fold is laid out, and its status announced, only near the window.
    await input?.scrollIntoView();
    await this.#step("Choose files", async () => input?.uploadFile(...files));
  }

  /** Runs an action and records speech until it ends. */
  async #step(name: string, action: () => Promise<unknown>, from = 0): Promise<void> {
    const expectation = this.#transcript.expectation(name);
    await action();
    const said = await this.#reader.hear(expectation && ((now) => expectation(now.slice(from))));
    this.#transcript.add(name, said.slice(from));
  }

  /** Compares the transcript with the accepted one. */
  end(): void {
    this.#transcript.close();
  }

  /** Resets the browser for the next journey. */
  async leave(): Promise<void> {
    await this.page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await this.#reader.hear(() => true);
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#reader.stop();
  }
}
