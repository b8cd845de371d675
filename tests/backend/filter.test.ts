import { expect, test } from "vitest";
import { booking, enquiry, freshBackend } from "./support.ts";

async function filledBackend() {
  const backend = await freshBackend();
  await backend.contact({ ...enquiry, name: "Anna Öberg", message: "100% snow_mobile?" });
  await backend.book({ ...booking, client_name: "Bo Ek", package: "3-day" });
  await backend.contact({ ...enquiry, name: "Cleo Marsh", message: "1000 snowXmobiles \\o/" });
  const names = async (query: string) =>
    (await backend.inbox(query)).requests.map(({ name }) => name);
  return { ...backend, names };
}

test("Without a filter all come, the newest first.", async () => {
  const { names } = await filledBackend();
  const all = ["Cleo Marsh", "Bo Ek", "Anna Öberg"];
  expect(await names("")).toEqual(all);
  expect(await names("?kind=all&search=")).toEqual(all);
  expect(await names("?kind=&search=%20")).toEqual(all);
});

test("A kind gives only its own.", async () => {
  const { names } = await filledBackend();
  expect(await names("?kind=contact")).toEqual(["Cleo Marsh", "Anna Öberg"]);
  expect(await names("?kind=booking")).toEqual(["Bo Ek"]);
});

test("A search looks at every value, in any case, accents included.", async () => {
  const { names } = await filledBackend();
  expect(await names("?search=ÖBERG")).toEqual(["Anna Öberg"]);
  expect(await names("?search=3-DAY")).toEqual(["Bo Ek"]);
  expect(await names("?search=example.com")).toEqual(["Cleo Marsh", "Anna Öberg"]);
});

test("A search of several words wants all of them, in any order.", async () => {
  const { names } = await filledBackend();
  expect(await names("?search=asa%40example.com+anna")).toEqual(["Anna Öberg"]);
  expect(await names("?search=anna+ek")).toEqual([]);
});

test("A search reads twenty words at most: each of them goes through the whole inbox.", async () => {
  const { names } = await filledBackend();
  const twenty = Array(20).fill("anna").join("+");
  expect(await names(`?search=${twenty}+nobody`)).toEqual(["Anna Öberg"]);
  expect(await names(`?search=nobody+${twenty}`)).toEqual([]);
});

test("A search does not look at the names of fields.", async () => {
  const { names } = await filledBackend();
  expect(await names("?search=subject")).toEqual([]);
});

test("Kind and search work together.", async () => {
  const { names } = await filledBackend();
  expect(await names("?kind=booking&search=snow")).toEqual([]);
  expect(await names("?kind=contact&search=snow")).toEqual(["Cleo Marsh", "Anna Öberg"]);
});

test("Wildcards, quotes and backslashes in a search mean themselves.", async () => {
  const { names } = await filledBackend();
  const search = (text: string) => names(`?search=${encodeURIComponent(text)}`);
  expect(await search("100%")).toEqual(["Anna Öberg"]);
  expect(await search("snow_mobile")).toEqual(["Anna Öberg"]);
  expect(await search("_")).toEqual(["Anna Öberg"]);
  expect(await search("\\o/")).toEqual(["Cleo Marsh"]);
  expect(await search("*")).toEqual([]);
  expect(await search("' OR 1=1 --")).toEqual([]);
  expect(await search('"')).toEqual([]);
});

test("The counts tell all that came in, the matches those of the filter, the limit cuts the list.", async () => {
  const { inbox } = await filledBackend();
  const { counts, matching, requests } = await inbox("?kind=contact&limit=1");
  expect(counts).toEqual({ contact: 2, booking: 1 });
  expect(matching).toBe(2);
  expect(requests.map(({ name }) => name)).toEqual(["Cleo Marsh"]);
});

test.each(["?kind=bookings", "?limit=0", "?limit=many"])(
  "The filter %s answers 400 and says what is possible.",
  async (query) => {
    const { url } = await freshBackend();
    for (const path of ["/", "/api/requests"]) {
      const answer = await fetch(url + path + query);
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain("kind is one of");
    }
  },
);
