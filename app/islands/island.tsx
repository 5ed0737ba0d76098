import { type ReactElement, use } from "react";
import { PageContext } from "../page-context.ts";
import type { IslandName } from "./registry.ts";

/**
 * When an island is hydrated: at the first pointer, touch, key or focus on it or on a control that
 * names it (`commandfor`, `popovertarget`); when it comes near the view; or when the page is idle.
 */
export type Trigger = "intent" | "visible" | "idle";

/** Props cross to the browser as JSON. */
function serialize(name: string, props: object): string {
  return JSON.stringify(props, (key, value: unknown) => {
    if (
      typeof value === "function" ||
      (typeof value === "object" && value && "$$typeof" in value)
    ) {
      throw new Error(
        `Island ${name}: expected plain data in the prop ${key}, found ${typeof value}`,
      );
    }
    return value;
  });
}

/**
 * Marks an interactive part of a page. The element inside is rendered into the document, so that it
 * is whole without script; React hydrates it in the browser when `on` says so. With `props` instead
 * of an element nothing is rendered until then. An island inside another one belongs to it.
 */
export function Island({
  name,
  on,
  id,
  props,
  children,
}: {
  name: IslandName;
  on: Trigger;
  /** The id by which controls name the island. */
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
      // React listens for clicks here: without this, text inside is read out as clickable.
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
