import { createElement, type SVGProps } from "react";

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * Replaces the component around Lucide's icons (vite.config.ts): what all have in common is
 * `.lucide` of styles/reset.css, so that no document repeats it with each icon.
 */
export default function LucideIcon({
  icon,
  className = "",
  ...attributes
}: SVGProps<SVGSVGElement> & { icon: { node: readonly Node[] } }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...attributes}
      className={`lucide ${className}`.trim()}
    >
      {icon.node.map(([tag, shape]) => createElement(tag, shape))}
    </svg>
  );
}
