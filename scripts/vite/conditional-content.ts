import type { choiceTags } from "../../content-schema/texts.ts";

/** As much of a text's syntax tree as is needed here. */
type Node = {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
};

/** The value that holds, or all that do, and those that a text may name. */
type Setting = { is: string | readonly string[]; of: readonly string[] };

export type Settings = Record<string, Setting>;

const offered = (modules: Readonly<Record<string, boolean>>, wanted: boolean): Setting => ({
  is: Object.keys(modules).filter((name) => modules[name] === wanted),
  of: Object.keys(modules),
});

/** What the settings of this build choose, by tag. */
export const settingsOf = (
  {
    analytics,
    maps,
    hipaa,
    medicare,
    insurance,
  }: {
    analytics: { token: string; mode: string };
    maps: { load: string };
    hipaa: { coveredEntity: boolean };
    medicare: string;
    insurance: { accepted: boolean };
  },
  modules: Readonly<Record<string, boolean>>,
): Record<(typeof choiceTags)[number], Setting> => ({
  WhenAnalytics: {
    is: analytics.token === "" ? "off" : analytics.mode,
    of: ["off", "consent", "specified"],
  },
  WhenMaps: {
    is: analytics.mode === "consent" ? "on-click" : maps.load,
    of: ["near-view", "on-click"],
  },
  WhenHipaa: {
    is: hipaa.coveredEntity ? "covered" : "not-covered",
    of: ["covered", "not-covered"],
  },
  WhenMedicare: { is: medicare, of: ["opted-out", "not-enrolled", "enrolled"] },
  WhenInsurance: {
    is: insurance.accepted ? "accepted" : "not-accepted",
    of: ["accepted", "not-accepted"],
  },
  WhenOffered: offered(modules, true),
  WhenNotOffered: offered(modules, false),
});

function choose(nodes: Node[], known: Settings): Node[] {
  return nodes.flatMap((node) => {
    const children = node.children && choose(node.children, known);
    const choice = known[node.name ?? ""];
    if (!choice) return [children ? { ...node, children } : node];
    const value = node.attributes?.find(({ name }) => name === "is")?.value;
    if (typeof value !== "string" || !choice.of.includes(value)) {
      throw new Error(
        `<${node.name} is="${String(value)}">: expected one of ${choice.of.join(", ")}`,
      );
    }
    return [choice.is].flat().includes(value) ? (children ?? []) : [];
  });
}

/**
 * A remark plugin that keeps in a text what is true of this build, so that the policy always says
 * what the site does: `<WhenAnalytics is="off">` and the like.
 */
export const conditionalContent =
  (settings: Settings) =>
  (tree: { children: unknown[] }): void => {
    tree.children = choose(tree.children as Node[], settings);
  };
