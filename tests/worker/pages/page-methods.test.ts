import { expect, test } from "vitest";
import { contactSubjects } from "#domain/booking/form-limits.ts";
import { packageIds } from "#domain/booking/packages.ts";
import { legalPathOf, pageKeys, pathOf } from "#domain/pages/routes.ts";
import { attributesOf, parsePage } from "../../support/html.ts";
import { useSite } from "../../support/site.ts";
import { eachPage } from "../all-pages.ts";
import { send } from "../requests.ts";

const site = useSite();
const withForms = ["contact", "book"];

test.each(eachPage)("HEAD $path in $language answers as GET does, without a body", async (row) => {
  const headers = { "Accept-Language": row.language };
  const head = await site.get(row.path, { method: "HEAD", headers });
  const get = await site.get(row.path, { headers });
  await get.body?.cancel();
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  for (const name of ["Content-Type", "Cache-Control", "Vary"]) {
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
});

test.each(pageKeys)(
  "the page %s refuses PUT, PATCH and DELETE and says what it takes",
  async (page) => {
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const answer = await send(site, pathOf(page, "pl"), { method });
      expect(answer.status, method).toBe(405);
      expect(answer.headers.get("Allow"), method).toBe(
        withForms.includes(page) ? "GET, HEAD, POST" : "GET, HEAD",
      );
    }
  },
);

test.each(pageKeys.filter((page) => !withForms.includes(page)))(
  "the page %s, which has no form, refuses a posted one",
  async (page) => {
    const body = new URLSearchParams({ name: "Åsa" });
    const answer = await send(site, pathOf(page, "de"), { body });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  },
);

test("a page without language refuses DELETE and takes its language form", async () => {
  const answer = await send(site, legalPathOf("terms"), { method: "DELETE" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
});

/** The values of the selected options in the booking form's package field. */
async function chosenPackages(query: string): Promise<(string | undefined)[]> {
  const page = parsePage(await (await site.get(pathOf("book", "sv") + query)).text());
  const options = attributesOf(page, "select[name=package] option");
  expect(options.map(({ value }) => value).sort()).toEqual(["", ...packageIds].sort());
  return options.filter((option) => "selected" in option).map(({ value }) => value);
}

test.each(packageIds)("/book?package=%s preselects that package", async (id) => {
  expect(await chosenPackages(`?package=${id}`)).toEqual([id]);
  expect(await chosenPackages(`?utm_source=x&package=${id}&a=b`)).toEqual([id]);
});

test.each(contactSubjects)(
  "/contact?subject=%s preselects that subject, no other does",
  async (name) => {
    const chosen = async (value: string) => {
      const answer = await site.get(`${pathOf("contact", "de")}?subject=${value}`);
      const options = attributesOf(parsePage(await answer.text()), "select[name=subject] option");
      return options.filter((option) => "selected" in option).map(({ value }) => value);
    };
    expect(await chosen(name)).toEqual([name]);
    expect((await chosen(name.toUpperCase())).filter(Boolean)).toEqual([]);
  },
);

test.each(["", "?package=", "?package=9-day", "?package=__proto__", "?package=7-DAY"])(
  "/book%s preselects no package",
  async (query) => {
    expect((await chosenPackages(query)).filter(Boolean)).toEqual([]);
  },
);
