import { isValidElement, type ReactElement, use } from "react";
import { PageContext } from "../page-context.ts";

/**
 * How far an island is, in `data-status`, which styles and tests read; none until its code is
 * requested. `served`: what works without the code shows.
 *
 * loading         the code is on its way, or React takes over the served HTML
 * mounted         React runs it
 * served-late     the code has been on its way for ten seconds
 * served-missing  the code did not load; the next use requests it again
 * served-broken   the code threw, for the rest of the visit to the page
 */
export type IslandStatus = "loading" | "mounted" | `served-${"late" | "missing" | "broken"}`;

/** `intent`: the first pointer, touch, key or focus event on it or on a control that targets it. */
type Trigger = "intent" | "visible" | "idle";

function serialize(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value !== "function" && !isValidElement(value)) return value;
    throw new Error(
      `Island ${name}: expected plain data in the prop ${key}, found ${typeof value}`,
    );
  });
}

type IslandProps = {
  /** The `NAME` of its file `NAME.island.tsx`. */
  name: string;
  on: Trigger;
  /** Controls target it (`commandfor`, `popovertarget`). */
  id?: string;
  props?: object;
  children?: ReactElement<object>;
};

/** `children` is in the served HTML and hydrated; with `props` instead, it is client-only. */
export function Island({ name, on, id, props, children }: IslandProps) {
  const page = use(PageContext);
  // A nested island is hydrated as part of the outer one.
  if (!page) return children;
  const { html, prefix } = page.renderIsland(children);
  const data = serialize(name, props ?? children?.props ?? {});
  return (
    <div
      className="island"
      // React adds click listeners here: without a role, screen readers say "clickable".
      role="none"
      id={id}
      data-island={name}
      data-on={on}
      data-prefix={prefix}
      data-props={data === "{}" ? undefined : data}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
