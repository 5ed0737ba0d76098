/** A selector, or the first visible element that matches one and contains a text: `a >> Text`. */
export type Target = string;

export type Key = "ArrowDown" | "ArrowRight" | "Escape" | "Space";

/** A browser with one tab, driven by real input. */
export type Engine = {
  /** Opens a URL and waits until it is parsed: where a script is held, `load` may never come. */
  go: (url: string) => Promise<void>;
  /** Resizes the window, in CSS px; engines may have a larger minimum width. */
  resize: (width: number, height: number) => Promise<void>;
  /** Clicks or hovers a target that is visible. */
  click: (target: Target) => Promise<void>;
  hover: (target: Target) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** Runs a function in the page; it must not use outer variables. */
  read: <Result, Values extends unknown[]>(
    script: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  frameText: (target: Target) => Promise<string>;
  close: () => Promise<void>;
};

export function find(target: Target): Element | null {
  const [css = "", text = ""] = target.split(" >> ");
  const fits = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.textContent ?? "").includes(text);
  return [...document.querySelectorAll(css)].find(fits) ?? null;
}

/** Requests to other hosts go to a proxy that does not exist. */
export const noProxy = ["localhost", "127.0.0.1"] as const;
export const deadProxy = { host: "127.0.0.1", port: 9 } as const;
