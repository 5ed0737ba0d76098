import postcss, { type ChildNode } from "postcss";

/** Removes a node, and the at-rules (conditions, layers) that are empty without it. */
function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.type === "atrule" && parent.nodes?.length === 0) remove(parent as ChildNode);
}

/**
 * Returns CSS without the rules for classes, and the custom properties of the others, that the page
 * does not use. Rules for classes without the prefix stay: scripts may add these.
 */
export function usedRules(css: string, markup: string, prefix: string): string {
  const used = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
  );
  const root = postcss.parse(css);
  root.walkComments(remove);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      (selector.match(/(?<=\.)[\w-]+/g) ?? []).every(
        (name) => !name.startsWith(prefix) || used.has(name),
      ),
    );
    if (selectors.length === 0) remove(rule);
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    if (!rule.selector.includes(`.${prefix}`)) return;
    rule.walkDecls(/^--/, (declaration) => {
      const use = `var(${declaration.prop})`;
      if (!markup.includes(use) && !css.includes(use)) declaration.remove();
    });
  });
  return root.toString();
}
