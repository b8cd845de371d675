import { expect, test } from "vitest";
import { bareTextsIn } from "../../../tools/build/check-bare-texts.ts";

const bareIn = (jsx: string) => bareTextsIn(`const part = ${jsx};`).map(({ text }) => text.trim());

test.each([
  ["<button>{isOpen && <Icon />}{label}</button>", ["{label}"]],
  ["<p>{isOpen ? <Icon /> : null}Open</p>", ["Open"]],
  ["<p>{stay && words.days(stay)}<strong>{sum}</strong></p>", ["{stay && words.days(stay)}"]],
  ['<p>{isOpen ? t("open") : <Icon />}<b /></p>', ['{isOpen ? t("open") : <Icon />}']],
  ["<p><Icon />{first + last}</p>", ["{first + last}"]],
  ["<p>{days} nights</p>", ["{days}", "nights"]],
  ["<p>: {title}</p>", [":", "{title}"]],
  ["<p>{children}<Icon /></p>", ["{children}"]],
  ["<Card><Icon />{title}</Card>", ["{title}"]],
  ["<ul>{items.map((item) => item.title)}</ul>", ["{items.map((item) => item.title)}"]],
  ["<>{title}</>", ["{title}"]],
  ['<p><b />{" "}{isOpen && <Icon />}</p>', ['{" "}']],
  ["<p>{isOpen && <Icon />} <b /></p>", [""]],
  ['<p>{isOpen && <>{" "}<b /></>}</p>', ['{" "}']],
])("%s has bare texts", (jsx, texts) => {
  expect(bareIn(jsx)).toEqual(texts);
});

test.each([
  "<button>{isOpen && <Icon />}<span>{label}</span></button>",
  "<p>{isOpen ? open : closed}</p>",
  "<p>{count}</p>",
  "<p>{words.consent}</p>",
  '<p><b>{name}</b>{" "}<a href="/">{more}</a></p>',
  "<p><b>{name}</b> <Price euros={5} /></p>",
  "<div>{isOpen ? <b>yes</b> : <b>no</b>}{items.map(({ id }) => <b key={id} />)}<i /></div>",
  "<div>{Array.from({ length: 5 }, (_, at) => { return <b key={at} />; })}<i /></div>",
  "<p>{/* why */}{label}</p>",
  "<p>\n  {label}\n</p>",
])("%s has none", (jsx) => {
  expect(bareIn(jsx)).toEqual([]);
});

test("what a module holds, returns or declares as elements is no text, and all else may be one", () => {
  const code = `
    interface Props { children: Elements; aside: ReactNode; control: (id: string) => Elements }
    const icon = <Icon />;
    const button = (text: string) => <button>{text}</button>;
    const label = "Open";
    const part = <div>{children}{aside}{icon}{button("x")}{control("x")}{label}{other}</div>;`;
  expect(bareTextsIn(code).map(({ line, text }) => [line, text])).toEqual([
    [6, "{aside}"],
    [6, "{label}"],
    [6, "{other}"],
  ]);
});

test("a component gives elements and no text, which would stand beside others where it is used", () => {
  const code = (returned: string) =>
    `function Price() { if (no) return null; return ${returned}; }`;
  expect(bareTextsIn(code("format(euros)"))).toHaveLength(1);
  expect(bareTextsIn(code("sign + euros"))).toHaveLength(1);
  expect(bareTextsIn(code("<span>{format(euros)}</span>"))).toEqual([]);
  expect(bareTextsIn(code("list.map((one) => { return <li>{one}</li>; })"))).toEqual([]);
});
