import { expect, test } from "vitest";
import { pathOf } from "#domain/pages/routes.ts";
import { useSite } from "../../support/site.ts";

const site = useSite();
const noise = Array.from({ length: 1000 }, (_, index) => `x${index}`).join(",");

async function homeFor(headers: Record<string, string>): Promise<string | null> {
  const answer = await site.get("/", { headers });
  expect(answer.status).toBe(302);
  return answer.headers.get("Location");
}

test.each([
  ["the first of equals", "pl, de", "pl"],
  ["the highest weight", "en;q=0.2, de;q=0.5, pl;q=0.9", "pl"],
  ["a language without weight before weighted ones", "en;q=0.9, sv", "sv"],
  ["spaces, tabs and no spaces", "en;q=0.1 ,\tde ; q=0.8,pl;q=0.3", "de"],
  ["German of Austria", "de-AT", "de"],
  ["German of Switzerland behind a language unknown here", "fr-CH, de-CH;q=0.4", "de"],
  ["Swedish of Finland", "sv-FI, fi;q=0.9", "sv"],
  ["Polish of Poland", "pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"],
  ["English of Britain before German", "en-GB, de;q=0.9", "en"],
  ["script and region", "de-Latn-DE-1996", "de"],
  ["capitals", "SV-fi", "sv"],
  ["capitals alone", "DE", "de"],
  ["the three letters of a language", "deu-AT", "de"],
  ["a tag that begins like one of ours and is none", "de-!, pl", "pl"],
  ["Swiss German", "gsw", "de"],
  ["Swiss German of Switzerland", "gsw-CH, fr-CH;q=0.9, en;q=0.8", "de"],
  ["Luxembourgish", "lb", "de"],
  ["Luxembourgish of Luxembourg", "lb-LU, fr-LU;q=0.9, en;q=0.8", "de"],
  ["Romansh", "rm-CH", "de"],
  ["Norwegian, for which none of ours is near enough", "nb-NO, nn;q=0.9, no;q=0.8", "en"],
  ["Norwegian before Swedish", "nb-NO, sv;q=0.5", "sv"],
  ["Danish, then German", "da-DK, de;q=0.9, en;q=0.8", "de"],
  ["Danish alone", "da", "en"],
  ["Icelandic, then Swedish, which is ours", "is, sv;q=0.9", "sv"],
  ["no language in particular, then Swedish", "und, sv;q=0.9", "sv"],
  ["a language of eight letters, then Polish", "abcdefgh, pl;q=0.9", "pl"],
  ["anything", "*", "en"],
  ["anything after a language unknown here", "fr, *;q=0.5", "en"],
  ["Polish before anything", "pl, *;q=0.1", "pl"],
  ["everything but English", "en;q=0, de;q=0.1", "de"],
  ["German refused", "de;q=0", "en"],
  ["German refused and Polish wanted least of all", "de;q=0, pl;q=0.001", "pl"],
  ["languages unknown here", "fr, ja;q=0.9, zh-Hant-TW", "en"],
  ["a language that only begins like ours", "dee, svx, enm", "en"],
  ["nothing", "", "en"],
  ["garbage", ";;;=,,q=1;-,--,%%%", "en"],
  ["garbage around a language", "!!!, de;q=0.5, _", "de"],
  ["names of properties", "__proto__, constructor, toString", "en"],
  ["a path", "../../de, //sv", "en"],
  ["markup", "<script>alert(1)</script>", "en"],
  ["6 kB of noise", noise, "en"],
  ["a language before 6 kB of noise", `sv,${noise}`, "sv"],
])("a browser that asks for %s: %s", async (_, header, language) => {
  expect(await homeFor({ "Accept-Language": header })).toBe(
    pathOf("home", language as "en" | "de" | "sv" | "pl"),
  );
});

test.each([
  ["lang=sv", "sv"],
  ["consent=yes; lang=pl; other=1", "pl"],
  ["lang=en", "en"],
] as const)("the cookie %s wins over a browser that asks for German", async (cookie, language) => {
  const headers = { Cookie: cookie, "Accept-Language": "de" };
  expect(await homeFor(headers)).toBe(pathOf("home", language));
});

test.each([
  "lang=fr",
  "lang=",
  "lang",
  "lang=DE",
  "lang=sv-SE",
  "lang=sv,pl",
  "lang=%73%76%00",
  "lang=%E0%A4%A",
  "lang=__proto__",
  "lang=constructor",
  "lang=//evil.example",
  `lang=${"sv".repeat(2000)}`,
  "xlang=sv",
  "language=sv",
  "Lang=sv",
])("the cookie %s, which this site never set, is as good as none", async (cookie) => {
  const headers = { Cookie: cookie, "Accept-Language": "pl" };
  expect(await homeFor(headers)).toBe(pathOf("home", "pl"));
  expect(await homeFor({ Cookie: cookie })).toBe(pathOf("home", "en"));
});

test("the visitor's language also leads on from an unsupported prefix", async () => {
  const headers = { Cookie: "lang=de", "Accept-Language": "pl" };
  const answer = await site.get("/fr/packages", { headers });
  expect(answer.headers.get("Location")).toBe(pathOf("laplandPackages", "de"));
});
