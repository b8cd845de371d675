import {
  Binoculars,
  Camera,
  CheckCircle,
  Clock,
  Coffee,
  Compass,
  Eye,
  Heart,
  Moon,
  Mountain,
  PawPrint,
  Shield,
  Snowflake,
  Star,
  Thermometer,
  Users,
  Wind,
} from "lucide";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, iconNames } from "../../app/ui/icon.tsx";
import { one, parsePage } from "../support/html.ts";

/** SPEC 3. */
const specified = {
  CheckCircle,
  Star,
  Heart,
  Coffee,
  Snowflake,
  Wind,
  Users,
  PawPrint,
  Clock,
  Shield,
  Camera,
  Mountain,
  Moon,
  Binoculars,
  Eye,
  Thermometer,
  Compass,
};
const allowed = Object.keys(specified) as (keyof typeof specified)[];

const shapeOf = (html: string) => one(parsePage(html), "svg").innerHTML;
const checkCircle = renderToString(<Icon name="CheckCircle" />);

test("content may use the seventeen specified icons and no others", () => {
  expect([...iconNames].sort()).toEqual([...allowed].sort());
  expect(iconNames).toHaveLength(17);
});

test.each(allowed)("%s shows Lucide's icon of that name", (name) => {
  const shapes = specified[name].map(([tag, attributes]) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${tag}${pairs.join("")}></${tag}>`;
  });
  expect(shapeOf(renderToString(<Icon name={name} />))).toBe(shapes.join(""));
});

test("no two names show one icon", () => {
  const shapes = allowed.map((name) => renderToString(<Icon name={name} />));
  expect(new Set(shapes).size).toBe(allowed.length);
});

test("a missing name shows CheckCircle", () => {
  expect(renderToString(<Icon />)).toBe(checkCircle);
});

test.each(["", "Rocket", "star", "paw-print", "constructor", "__proto__", "toString"])(
  "the unknown name '%s' shows CheckCircle",
  (name) => {
    expect(renderToString(<Icon name={name} />)).toBe(checkCircle);
  },
);

test("an icon is decoration, hidden from screen readers", () => {
  for (const name of allowed) {
    expect(renderToString(<Icon name={name} />)).toContain('aria-hidden="true"');
  }
});
