import { expect } from "vitest";
import { type Engine, find, type Key, type Target } from "./engine.ts";
import type { EngineSite } from "./engine-site.ts";

/** Long enough for a slow machine; polling ends early. */
const polling = { timeout: 30_000, interval: 50 };

export class Visitor {
  constructor(
    readonly engine: Engine,
    readonly site: EngineSite,
  ) {}

  /** Opens a page and waits until its scripts are running, or have failed as intended. */
  async open(path: string, width: "desktop" | "phone" = "desktop"): Promise<void> {
    const [across, down] = width === "phone" ? [390, 844] : [1440, 900];
    await this.engine.resize(across, down);
    await this.engine.go(this.site.origin + path);
    await this.settles();
  }

  /** Waits for the script and the styles: positions are final once everything is laid out. */
  async settles(): Promise<void> {
    const expected = { whole: "ready", missing: null, held: "pending" }[this.site.script];
    await this.expectValue(() => document.documentElement.getAttribute("data-script"), expected);
    await this.expectValue(() => document.documentElement.getAttribute("data-styles"), null);
  }

  press = (key: Key) => this.engine.press(key);

  async click(target: Target): Promise<void> {
    await this.expectVisible(target);
    await this.engine.click(target);
  }

  async hover(target: Target): Promise<void> {
    await this.expectVisible(target);
    await this.engine.hover(target);
  }

  async expectValue<Result>(script: () => Result, value: Result): Promise<void> {
    await expect.poll(() => this.engine.read(script), polling).toEqual(value);
  }

  expectVisible = (target: Target) =>
    expect
      .poll(() => this.engine.read(find, target), { ...polling, message: target })
      .not.toBeNull();

  expectHidden = (target: Target) =>
    expect.poll(() => this.engine.read(find, target), { ...polling, message: target }).toBeNull();

  async focus(target: Target): Promise<void> {
    await this.expectVisible(target);
    await this.engine.read((css) => document.querySelector<HTMLElement>(css)?.focus(), target);
  }

  async hasFocusOn(css: string): Promise<void> {
    const fits = (selector: string) => document.activeElement?.matches(selector);
    await expect
      .poll(() => this.engine.read(fits, css), { ...polling, message: `focus on ${css}` })
      .toBe(true);
  }

  isAt = (path: string) => this.expectValue(() => location.pathname, path);

  async readsInFrame(target: Target, text: RegExp): Promise<void> {
    await this.expectVisible(target);
    await expect.poll(() => this.engine.frameText(target), polling).toMatch(text);
  }
}
