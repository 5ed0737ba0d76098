import { expect } from "vitest";
import { type Engine, type Key, parts, type Target } from "./engine.ts";
import type { EngineSite } from "./site.ts";

/** Long enough for a busy machine; what is there sooner does not wait. */
const polling = { timeout: 15_000, interval: 50 };

/** Someone who looks at the page and waits until it has done what they asked for. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly site: EngineSite,
  ) {}

  /** Opens a page at a width and waits until its script has taken over, or has failed as meant. */
  async open(path: string, width: "desktop" | "phone" = "desktop"): Promise<void> {
    const [across, down] = width === "phone" ? [390, 844] : [1440, 900];
    await this.engine.resize(across, down);
    await this.engine.go(this.site.origin + path);
    const states = { whole: "ready", missing: "failed", held: "pending", none: null };
    await this.reads(
      () => document.documentElement.getAttribute("data-script"),
      states[this.site.script],
    );
    // Places are known once everything is laid out.
    if (this.site.script === "whole") {
      await this.reads(() => document.documentElement.getAttribute("data-styles"), null);
    }
  }

  click = (target: Target) => this.#when(target, () => this.engine.click(target));
  hover = (target: Target) => this.#when(target, () => this.engine.hover(target));
  press = (key: Key) => this.engine.press(key);

  /** Waits until a function that runs in the page gives the value. */
  async reads<Result>(script: () => Result, value: Result): Promise<void> {
    await expect.poll(() => this.engine.read(script), polling).toEqual(value);
  }

  async sees(target: Target): Promise<void> {
    await this.#visible(target, true);
  }

  async seesNo(target: Target): Promise<void> {
    await this.#visible(target, false);
  }

  /** Waits until the element that has focus fits the selector. */
  async hasFocusOn(css: string): Promise<void> {
    const fits = (wanted: string) => document.activeElement?.matches(wanted) ?? false;
    await expect
      .poll(() => this.engine.read(fits, css), { ...polling, message: `focus on ${css}` })
      .toBe(true);
  }

  async isAt(path: string): Promise<void> {
    await this.reads(() => location.pathname, path);
  }

  async readsInFrame(target: Target, text: RegExp): Promise<void> {
    await this.sees(target);
    await expect.poll(() => this.engine.frameText(target), polling).toMatch(text);
  }

  /** Leaves nothing behind for the next journey. */
  async leave(): Promise<void> {
    await this.engine.read(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
  }

  async #visible(target: Target, expected: boolean): Promise<void> {
    await expect
      .poll(() => this.engine.has(target), {
        ...polling,
        message: `${parts(target).join(" with the text ")} ${expected ? "is visible" : "is gone"}`,
      })
      .toBe(expected);
  }

  async #when(target: Target, action: () => Promise<void>): Promise<void> {
    await this.sees(target);
    await action();
  }
}
