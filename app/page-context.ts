import { createContext, type ReactElement, use } from "react";
import { translations } from "#content/added-pages";
import { labels } from "#content/labels";
import type { Link, NavigationItem } from "#content/navigation";

/** What the components of a document report while they render. */
export type Collected = {
  /** Contents of inline scripts. */
  scripts: Set<string>;
  /** CSS of inline illustrations. */
  styles: Set<string>;
  /** The breadcrumb; empty without one. */
  breadcrumb: readonly Crumb[];
};

export type Crumb = { label: string; href: string };

type PageContextValue = {
  /** Without a trailing slash. */
  path: string;
  collected: Collected;
  /** An island as a separate React root, which hydrates on its own, with its ids' prefix. */
  renderIsland: (content: ReactElement | undefined) => { html: string; prefix: string };
};

/** `null` inside islands, on the server and in the browser. */
export const PageContext = createContext<PageContextValue | null>(null);

/** For static components only: islands get the path as a prop. */
export function usePage(): PageContextValue {
  const page = use(PageContext);
  if (!page) throw new Error("usePage: expected a page around this component, found none");
  return page;
}

/** Undefined if the page is in the site's language. */
export function useTranslation() {
  const { path } = usePage();
  return translations.find((page) => page.path === path);
}

/** Labels of header, menus, footer and phones, in the language of the page. */
export const useLabels = () => useTranslation()?.labels ?? labels;

/** Returns links with translated labels where the translation has them (`links` of `useLabels`). */
export function withTranslatedLabels(
  items: readonly NavigationItem[],
  translated: readonly Link[],
): NavigationItem[] {
  return items.map((item) => ({
    ...item,
    ...translated.find(({ href }) => href === item.href),
    submenu: item.submenu && withTranslatedLabels(item.submenu, translated),
    ...(translated.length > 0 ? { symptom: "" } : {}),
  }));
}
