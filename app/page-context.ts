import { createContext, type ReactElement, use } from "react";

/** An island rendered to markup: its HTML, and the prefix of the ids in it. */
export type RenderedIsland = { html: string; prefix: string };

/** What the renderer gives the components of one document. */
export type PageContextValue = {
  /** The path of the page, without a final slash. */
  path: string;
  /** Renders an island in a React root of its own, so that the browser can hydrate it alone. */
  renderIsland: (content: ReactElement | undefined) => RenderedIsland;
};

/** `null` inside an island, on the server and in the browser. */
export const PageContext = createContext<PageContextValue | null>(null);

/**
 * The path of the page that is rendered. Only for static components: an island gets its path as a
 * prop.
 */
export function usePath(): string {
  const page = use(PageContext);
  if (!page) throw new Error("usePath: expected a page around this component, found none");
  return page.path;
}
