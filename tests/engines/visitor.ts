import { expect } from "vitest";
import { type Engine, type Key, parts, type Target } from "./engine.ts";
import type { EngineSite } from "./site.ts";

/** Long enough for a slow machine; polling ends early. */
const polling = { timeout: 15_000, interval: 50 };

/** Performs actions and waits for their results. */
export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly site: EngineSite,
  ) {}

  /**
   * Opens a page at a width and waits until its scripts are running, or have failed as intended.
   */
  async open(path: string, width: "desktop" | "phone" = "desktop"): Promise<void> {
    const [across, down] = width === "phone" ? [390, 844] : [1440, 900];
    await this.engine.resize(across, down);
    await this.engine.go(this.site.origin + path);
    const states = { whole: "ready", missing: "failed", held: "pending", none: null };
    await this.reads(
      () => document.documentElement.getAttribute("data-script"),
      states[this.site.script],
    );
    // Positions are final once everything is laid out.
    if (this.site.script === "whole") {
      await this.reads(() => document.documentElement.getAttribute("data-styles"), null);
    }
  }

  click = (target: Target) => this.#when(target, () => this.engine.click(target));
  hover = (target: Target) => this.#when(target, () => this.engine.hover(target));
  press = (key: Key) => this.engine.press(key);

  /** Waits until a function in the page returns the value. */
  async reads<Result>(script: () => Result, value: Result): Promise<void> {
    await expect.poll(() => this.engine.read(script), polling).toEqual(value);
  }

  async sees(target: Target): Promise<void> {
    await this.#visible(target, true);
  }

  async seesNo(target: Target): Promise<void> {
    await this.#visible(target, false);
  }

  /** Waits until the focused element matches the selector. */
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

  /** Resets the browser for the next journey. */
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
