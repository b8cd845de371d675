import type { IconNode } from "lucide";
import { createElement, type SVGAttributes } from "react";

interface LucideIconProps extends SVGAttributes<SVGSVGElement> {
  icon: IconNode;
  /** In CSS pixels. */
  size?: number;
  "data-filled"?: boolean;
}

/**
 * One of Lucide's icons, as decoration; further attributes go to its `<svg>`. Lucide's own components for React
 * would cost every visitor 2 kB, and the edge three times as long for each icon. What all have in common says
 * app/styles/base.css.
 */
export function LucideIcon({ icon, size = 24, ...attributes }: LucideIconProps) {
  const svg = {
    width: size,
    height: size,
    viewBox: "0 0 24 24",
    strokeWidth: 2,
    "aria-hidden": true,
    ...attributes,
  } as const;
  if (import.meta.env.SSR) {
    const __html = markupOf(icon);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of a library's, no text of anybody
    return <svg {...svg} dangerouslySetInnerHTML={{ __html }} />;
  }
  return createElement("svg", svg, ...icon.map(([tag, shape]) => createElement(tag, shape)));
}

const written = new WeakMap<IconNode, string>();

// Letter for letter what React would write of the elements, but written once: a page has forty icons.
function markupOf(icon: IconNode): string {
  const markup = written.get(icon) ?? icon.map(shapeOf).join("");
  written.set(icon, markup);
  return markup;
}

function shapeOf([tag, shape]: IconNode[number]): string {
  const attributes = Object.entries(shape).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${attributes.join("")}></${tag}>`;
}
