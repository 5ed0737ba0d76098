import { createElement, type SVGProps } from "react";

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Replaces Lucide's own (vite.config.ts): what icons have in common is `.lucide` of reset.css. */
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
