import { practice } from "../../content/practice.ts";
import type { choiceTags } from "../../content/tags.ts";

/** As much of a text's syntax tree as is needed here. */
type Node = {
  type: string;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
  children?: Node[];
};

type Choice = { is: string; of: readonly string[] };

const { analytics, maps } = practice;

/** What the settings of this build choose, by tag. */
const choices: Record<(typeof choiceTags)[number], Choice> = {
  WhenAnalytics: {
    is: analytics.token === "" ? "off" : analytics.mode,
    of: ["off", "consent", "specified"],
  },
  WhenMaps: {
    is: analytics.mode === "consent" ? "on-click" : maps.load,
    of: ["near-view", "on-click"],
  },
};

function choose(nodes: Node[], known: Record<string, Choice>): Node[] {
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
    return value === choice.is ? (children ?? []) : [];
  });
}

/**
 * A remark plugin that leaves in a text what is true of this build, so that the policy always says
 * what the site does, and no visitor loads what is not: `<WhenAnalytics is="off">` and `<WhenMaps>`.
 */
export const chosenText =
  (known: Record<string, Choice> = choices) =>
  (tree: { children: unknown[] }): void => {
    tree.children = choose(tree.children as Node[], known);
  };
