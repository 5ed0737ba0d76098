import { type Browser, type ElementHandle, launch, type Page } from "puppeteer-core";
import { firefox } from "../engines/puppeteer-engine.ts";
import { ScreenReader } from "./screen-reader.ts";
import { Transcript } from "./transcript.ts";

/** A Tuesday morning in California, when the offices are open. */
const now = Date.parse("2026-11-24T10:00:00-08:00");

/** Runs before the page's own scripts: the clock starts at `time` in each page. */
function setClock(time: number): void {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: [] | [number]) {
      super(...((given.length > 0 ? given : [time + performance.now()]) as [number]));
    }
    static override now = () => time + performance.now();
  } as DateConstructor;
}

/** The keys of Orca and of the browser, as a transcript calls them. */
const names: Readonly<Record<string, string>> = {
  "shift+b": "Shift B, button before",
  k: "K, next link",
  l: "L, next list",
  3: "3, next heading of level 3",
  h: "H, next heading",
  m: "M, next landmark",
  b: "B, next button",
  e: "E, next field",
  t: "T, next table",
  2: "2, next heading of level 2",
  "alt+shift+Down": "Cell below",
  "alt+shift+Right": "Cell to the right",
  x: "X, next checkbox",
  KP_Add: "Read on",
  space: "Space",
  Return: "Enter",
};

/** Someone who sits at a keyboard, sees nothing, and writes down what they hear. */
export class Listener {
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
    // What the browser says of itself, once.
    await this.#page.goto("about:blank");
    await this.#page.bringToFront();
    await this.#reader.hear();
  }

  get page(): Page {
    if (!this.#page) throw new Error("Expected a browser that has been started");
    return this.#page;
  }

  /** A folder for files, which is removed at the end. */
  get folder(): string {
    return this.#reader.folder;
  }

  begin(title: string, origin: string): void {
    this.#transcript = new Transcript(title);
    this.#origin = origin;
  }

  /**
   * Opens a page and waits until its script has taken over. What is said meanwhile is not written
   * down: it depends on whether the page or Orca is faster.
   */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.page.waitForFunction(() => {
      const { script, styles } = document.documentElement.dataset;
      return script === "ready" && styles === undefined;
    });
    await this.#reader.hear((said) => {
      const loaded = said.findIndex((line) => /^Finished loading|dialog/.test(line));
      return loaded >= 0 && loaded < said.length - 1;
    });
    this.#transcript.add(`Open ${path}`, []);
  }

  /** Presses one key and hears it out, as often as told. */
  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      await this.step(names[key] ?? key, () => this.#reader.press(key));
    }
  }

  /** Presses one key and waits for an announcement; what is said before it may be cut short. */
  async pressAndAwait(key: string, text: string): Promise<void> {
    const name = `${names[key] ?? key}, then “${text}”`;
    const expectation = this.#transcript.expectation(name);
    await this.#reader.press(key);
    const said = await this.#reader.hear((now) => now.some((line) => line.includes(text)));
    const from = said.findIndex((line) => line.includes(text));
    if (from < 0)
      throw new Error(`Expected ${key} to be answered with “${text}”; it was not heard`);
    const heard = said.slice(from);
    const more = await this.#reader.hear(expectation && ((now) => expectation([...heard, ...now])));
    this.#transcript.add(name, [...heard, ...more]);
  }

  /** Types; of what is said meanwhile only the last counts. */
  async type(text: string): Promise<void> {
    await this.step(`Type “${text}”`, () => this.#reader.type(text), -1);
  }

  /** Presses a key until something with the text is said; only that is written down. */
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

  /** Chooses files, as the system's own window would. */
  async choose(field: string, files: string[]): Promise<void> {
    await this.step("Choose files", async () => {
      const input = (await this.page.$(field)) as ElementHandle<HTMLInputElement> | null;
      await input?.uploadFile(...files);
    });
  }

  /** Does something and writes down what is said until it is quiet again. */
  async step(name: string, action: () => Promise<unknown>, from = 0): Promise<void> {
    const expectation = this.#transcript.expectation(name);
    await action();
    const said = await this.#reader.hear(expectation && ((now) => expectation(now.slice(from))));
    this.#transcript.add(name, said.slice(from));
  }

  /** Compares what was heard with what was accepted. */
  end(): void {
    this.#transcript.close();
  }

  /** Leaves nothing behind for the next journey. */
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
