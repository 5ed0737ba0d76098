import { isValidElement, type ReactElement, use } from "react";
import { PageContext } from "../page-context.ts";

/** The islands by name; app/start/registry.ts adds each. */
// biome-ignore lint/suspicious/noEmptyInterface: the registry extends it
export interface Islands {}

/**
 * When an island is hydrated: on the first pointer, touch, key or focus event on it or on a control
 * that targets it (`commandfor`, `popovertarget`); near the viewport; or when the page is idle.
 */
export type Trigger = "intent" | "visible" | "idle";

/** Returns the props as JSON. Throws on functions and elements. */
function serialize(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (typeof value !== "function" && !isValidElement(value)) return value;
    throw new Error(
      `Island ${name}: expected plain data in the prop ${key}, found ${typeof value}`,
    );
  });
}

/**
 * An interactive part of a page. `children` is rendered to HTML, which is complete without
 * script, and hydrated in the browser when `on` says so. With `props` instead of `children` it is
 * client-only. A nested island is hydrated as part of the outer one.
 */
export function Island({
  name,
  on,
  id,
  props,
  children,
}: {
  name: keyof Islands;
  on: Trigger;
  /** The id by which a control's `commandfor` or `popovertarget` targets the island. */
  id?: string;
  props?: object;
  children?: ReactElement<object>;
}) {
  const page = use(PageContext);
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
