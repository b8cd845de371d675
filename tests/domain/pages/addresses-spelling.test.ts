import { expect, test } from "vitest";
import { resolveAddress } from "#domain/pages/addresses.ts";
import { legalPathOf, missingPathOf, pathOf } from "#domain/pages/routes.ts";

const forGood = (to: string) => ({ kind: "redirect", to, permanent: true, negotiated: false });

test.each([
  ["/en/", pathOf("home", "en")],
  ["/en/about/", pathOf("about", "en")],
  ["/sv/hundspann/", pathOf("huskyTour", "sv")],
  ["/sv/packages/", pathOf("laplandPackages", "sv")],
  ["/privacy/", legalPathOf("privacy")],
])("%s loses its trailing slash and arrives at %s at once", (path, to) => {
  expect(resolveAddress(path, "pl")).toEqual(forGood(to));
});

test.each([
  ["//en/about", pathOf("about", "en")],
  ["/en//about", pathOf("about", "en")],
  ["///en///about///", pathOf("about", "en")],
  ["/de//", pathOf("home", "de")],
  ["//sv//packages//", pathOf("laplandPackages", "sv")],
  ["//cookies", legalPathOf("cookies")],
])("%s loses its doubled slashes and arrives at %s at once", (path, to) => {
  expect(resolveAddress(path, "pl")).toEqual(forGood(to));
});

test.each([
  ["/EN", pathOf("home", "en")],
  ["/EN/About", pathOf("about", "en")],
  ["/sv/HUNDSPANN", pathOf("huskyTour", "sv")],
  ["/SV/packages/", pathOf("laplandPackages", "sv")],
  ["/De/Schneemobil-Tour", pathOf("snowmobileSafari", "de")],
  ["/Privacy", legalPathOf("privacy")],
])("%s loses its capitals and arrives at %s at once", (path, to) => {
  expect(resolveAddress(path, "pl")).toEqual(forGood(to));
});

test.each([
  ["/%65n/about", pathOf("about", "en")],
  ["/en/%61bout", pathOf("about", "en")],
  ["/sv/%50ackages", pathOf("laplandPackages", "sv")],
  ["/%70rivacy", legalPathOf("privacy")],
])("%s, percent-encoded without need, arrives at %s at once", (path, to) => {
  expect(resolveAddress(path, "pl")).toEqual(forGood(to));
});

test.each([
  ["composed", "/sv/hundsl\u00e4de"],
  ["decomposed", "/sv/hundsla\u0308de"],
  ["composed and encoded", "/sv/hundsl%C3%A4de"],
  ["composed and encoded in lower case", "/sv/hundsl%c3%a4de"],
  ["decomposed and encoded", "/sv/hundsla%CC%88de"],
  ["composed, encoded and in capitals", "/SV/HUNDSL%C3%84DE/"],
  ["decomposed, encoded and in capitals", "/SV/HUNDSLA%CC%88DE/"],
])("hundsläde written %s arrives at the husky page", (_, path) => {
  expect(resolveAddress(path, "en")).toEqual(forGood(pathOf("huskyTour", "sv")));
});

test.each(["/en/%", "/en/%zz", "/en/about%", "/en/%E4", "/en/%C3%28", "/en/about%2Fmore"])(
  "%s, which cannot be read, leads to the home page of its language",
  (path) => {
    const home = { kind: "redirect", to: missingPathOf("en"), permanent: false, negotiated: false };
    expect(resolveAddress(path, "pl")).toEqual(home);
  },
);

test.each(["/%", "/%E0%A4%A", "/en%2Fabout", "/%2F%2Fevil", "/%5C%5Cevil", "/\\evil", "//evil"])(
  "%s, which names no language, leads to the visitor's home page",
  (path) => {
    const home = { kind: "redirect", to: missingPathOf("pl"), permanent: false, negotiated: true };
    expect(resolveAddress(path, "pl")).toEqual(home);
  },
);

test.each([
  "/images//lodge.jpg",
  "//images/lodge",
  "/API/status",
  "/Images/lodge",
  "/%61pi/status",
  "/en/photo%2Ejpg",
  "/en/photo.jpg/",
])("%s is a missing file however it is written", (path) => {
  expect(resolveAddress(path, "pl")).toEqual({ kind: "missing" });
});

test.each(["/FR/About/", "//fr//about", "/fr/%61bout"])(
  "%s under an unsupported prefix arrives at the visitor's page at once",
  (path) => {
    const to = pathOf("about", "pl");
    const about = { kind: "redirect", to, permanent: false, negotiated: true };
    expect(resolveAddress(path, "pl")).toEqual(about);
  },
);
