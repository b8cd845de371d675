import { firstLoadOf, packed, weightOf } from "./tests/support/weights.ts";
for (const p of ["/pl/contact", "/de/contact", "/pl/northern-lights", "/de/nordlichter", "/en/northern-lights", "/pl", "/pl/book"]) {
  const html = await (await fetch("http://localhost:8707" + p, { headers: {"Accept-Encoding": "identity"} })).text();
  const l = firstLoadOf(html);
  console.log(p, "html", packed(html), "script", weightOf(l.scripts), "css", weightOf(l.styles));
}
