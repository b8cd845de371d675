import { describe, expect, test } from "vitest";
import { resolveAddress } from "#domain/pages/addresses.ts";
import { languages } from "#domain/pages/languages.ts";
import { missingPathOf, pathOf } from "#domain/pages/routes.ts";

describe.each(languages)("for a visitor who reads %s", (current) => {
  const negotiated = (to: string) => ({
    kind: "redirect",
    to,
    permanent: false,
    negotiated: true,
  });

  test("the root leads to the home page", () => {
    expect(resolveAddress("/", current)).toEqual(negotiated(pathOf("home", current)));
  });

  test.each([
    ["/about", "about"],
    ["/packages", "laplandPackages"],
    ["/gallery", "gallery"],
    ["/contact", "contact"],
    ["/book", "book"],
  ] as const)("%s without a prefix leads to the page %s", (path, page) => {
    expect(resolveAddress(path, current)).toEqual(negotiated(pathOf(page, current)));
  });

  test.each([
    ["/fr/about", "about"],
    ["/fr/packages", "laplandPackages"],
    ["/no/book", "book"],
    ["/zh-hant/gallery", "gallery"],
    ["/nonsense/contact", "contact"],
    ["/constructor/contact", "contact"],
  ] as const)("%s, under an unsupported prefix, leads to the page %s", (path, page) => {
    expect(resolveAddress(path, current)).toEqual(negotiated(pathOf(page, current)));
  });

  test("a slug under an unsupported prefix is kept where it answers", () => {
    const to = `/${current}/norrsken`;
    expect(resolveAddress("/fr/norrsken", current)).toEqual(negotiated(to));
  });

  test.each([
    "/nonsense",
    "/fr",
    "/english",
    "/husky-ride",
    "/fr/nonsense",
    "/fr/about/more",
    "/about/us/more",
    "/__proto__",
    "/constructor",
    "/toString/valueOf",
    "/privacy/more/words",
  ])("%s, which nobody knows, leads home, where a line says so", (path) => {
    expect(resolveAddress(path, current)).toEqual(negotiated(missingPathOf(current)));
  });

  test.each([
    "/de/nonsense",
    "/de/about/more",
    "/de/de/about",
    "/de/privacy",
    "/de/__proto__",
    "/de/constructor",
  ])("%s leads to the German home page, not to the visitor's", (path) => {
    const to = missingPathOf("de");
    const home = { kind: "redirect", to, permanent: false, negotiated: false };
    expect(resolveAddress(path, current)).toEqual(home);
  });
});

test.each([
  ["/fr/husky-tour", "en", "/en/husky-ride"],
  ["/fr/dogsled", "en", "/en/husky-ride"],
  ["/fr/hundslade", "sv", "/sv/hundspann"],
  ["/fr/lapland-holiday-packages", "pl", "/pl/pakiety-laponii"],
  ["/fr/schneemobil-tour", "de", "/de/schneemobil-safari"],
  ["/fr/schneemobil-tour", "sv", missingPathOf("sv")],
  ["/fr/paketresor", "de", "/de/lappland-reisepakete"],
] as const)("%s follows the redirects of %s at once, to %s", (path, current, to) => {
  const address = { kind: "redirect", to, permanent: false, negotiated: true };
  expect(resolveAddress(path, current)).toEqual(address);
});

test.each([
  "/favicon.ico",
  "/robots.txt",
  "/index.html",
  "/.env",
  "/images",
  "/images/lodge",
  "/images/lodge.jpg",
  "/films/home.mp4",
  "/nya_filmer/om_oss.mp4",
  "/nya_filmer/om_oss",
  "/og/about.jpg",
  "/og/about",
  "/assets/root.js",
  "/assets/root",
  "/locales/fr/translation.json",
  "/locales/fr",
  "/api",
  "/api/nothing",
  "/en/photo.jpg",
  "/en/about/photo.jpg",
  "/fr/photo.JPG",
  "/wp-login.php",
])("%s is a missing file, not a redirect", (path) => {
  expect(resolveAddress(path, "sv")).toEqual({ kind: "missing" });
});
