/** What a visitor acts on: the first visible element that fits the selector and holds the text. */
export type Target = string | { css: string; text: string };

export type Key = "ArrowDown" | "ArrowRight" | "Escape" | "Space" | "Tab";

/** One browser with one tab, driven by real input. Everything else stands on these few actions. */
export type Engine = {
  /** Opens an address and waits for its `load` event. */
  go: (url: string) => Promise<void>;
  /** Sets the size of the window in CSS px; an engine may keep a width of its own if it is larger. */
  resize: (width: number, height: number) => Promise<void>;
  /** Whether the target can be seen now. */
  has: (target: Target) => Promise<boolean>;
  click: (target: Target) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page; it may use nothing but its arguments and the page. */
  read: <Result, Given extends unknown[]>(
    script: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** What can be read in a frame, which may be of another origin. */
  frameText: (target: Target) => Promise<string>;
  close: () => Promise<void>;
};

/** Runs in the page: finds what a target names. */
export function find(css: string, text: string): Element | null {
  const fits = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.textContent ?? "").includes(text);
  return [...document.querySelectorAll(css)].find(fits) ?? null;
}

/** The arguments of `find` for a target. */
export const parts = (target: Target): [css: string, text: string] =>
  typeof target === "string" ? [target, ""] : [target.css, target.text];

/** Says which target was not there. */
export const missing = (target: Target): Error =>
  new Error(`Expected ${parts(target).join(" with the text ")} to be visible, found none`);

/** No browser reaches anything but this machine: everything else goes to a proxy that is not there. */
export const noProxy = ["localhost", "127.0.0.1"] as const;
export const deadProxy = { host: "127.0.0.1", port: 9 } as const;
