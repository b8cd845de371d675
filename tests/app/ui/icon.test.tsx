import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon, iconNames } from "../../../app/ui/icon.tsx";

const html = (name?: string) => renderToString(<Icon name={name} />);

test("content may use seventeen icons, each with a shape of its own and hidden from screen readers", () => {
  expect(iconNames).toHaveLength(17);
  expect(new Set(iconNames.map(html)).size).toBe(17);
  for (const name of iconNames) expect(html(name)).toContain('aria-hidden="true"');
});

test.each([undefined, "", "Rocket", "star", "constructor"])("%j shows CheckCircle", (name) => {
  expect(html(name)).toBe(html("CheckCircle"));
});
