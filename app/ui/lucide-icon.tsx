import type { IconNode } from "lucide";
import { createElement, type SVGAttributes } from "react";

interface LucideIconProps extends SVGAttributes<SVGSVGElement> {
  icon: IconNode;
  /** In CSS pixels. */
  size?: number;
  "data-filled"?: boolean;
}

/**
 * One of Lucide's icons, as decoration; further attributes go to its `<svg>`. app/styles/base.css holds the
 * common styles. Lucide's own React components would cost every visitor 2 kB.
 */
export function LucideIcon({ icon, size = 24, ...attributes }: LucideIconProps) {
  const svg = {
    width: size,
    height: size,
    viewBox: "0 0 24 24",
    "aria-hidden": true,
    "data-icon": true,
    ...attributes,
  };
  return createElement("svg", svg, ...icon.map(([tag, shape]) => createElement(tag, shape)));
}
