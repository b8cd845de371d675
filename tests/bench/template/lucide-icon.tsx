import type { IconNode } from "lucide";
import { createElement, type SVGAttributes } from "react";

interface LucideIconProps extends SVGAttributes<SVGSVGElement> {
  icon: IconNode;
  size?: number;
}

/** An icon as elements, which is less than what Lucide's own components for React do. */
export function LucideIcon({ icon, size = 24, ...attributes }: LucideIconProps) {
  const svg = {
    width: size,
    height: size,
    viewBox: "0 0 24 24",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinecap: "round",
    strokeLinejoin: "round",
    "aria-hidden": true,
    ...attributes,
  } as const;
  return createElement("svg", svg, ...icon.map(([tag, shape]) => createElement(tag, shape)));
}
