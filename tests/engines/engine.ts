/** A selector, or the first visible element that matches one and contains a text. */
export type Target = string | { css: string; text: string };

export type Key = "ArrowDown" | "ArrowRight" | "Escape" | "Space" | "Tab";

/** A browser with one tab, driven by real input. */
export type Engine = {
  /** Opens a URL and waits for `load`. */
  go: (url: string) => Promise<void>;
  /** Resizes the window, in CSS px; engines may have a larger minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Whether the target is visible now. */
  has: (target: Target) => Promise<boolean>;
  click: (target: Target) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page; it must not use outer variables. */
  read: <Result, Given extends unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** Returns the text of a frame, which may be cross-origin. */
  frameText: (target: Target) => Promise<string>;
  close: () => Promise<void>;
};

/** Runs in the page: finds a target. */
export function find(css: string, text: string): Element | null {
  const fits = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.textContent ?? "").includes(text);
  return [...document.querySelectorAll(css)].find(fits) ?? null;
}

/** Returns the arguments of `find`. */
export const parts = (target: Target): [css: string, text: string] =>
  typeof target === "string" ? [target, ""] : [target.css, target.text];

/** Names a missing target. */
export const missing = (target: Target): Error =>
  new Error(`Expected ${parts(target).join(" with the text ")} to be visible, found none`);

/** Requests to other hosts go to a proxy that does not exist. */
export const noProxy = ["localhost", "127.0.0.1"] as const;
export const deadProxy = { host: "127.0.0.1", port: 9 } as const;
