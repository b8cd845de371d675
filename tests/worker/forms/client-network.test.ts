import { expect, test } from "vitest";
import { clientNetwork, hmac, widerNetwork } from "../../../worker/forms/client-network.ts";

test("an IPv4 address is a network of its own", () => {
  expect(clientNetwork("203.0.113.7")).toBe("203.0.113.7");
  expect(clientNetwork("203.0.113.8")).not.toBe(clientNetwork("203.0.113.7"));
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0000:0000:0000:0001"],
  ["2001:db8::1", "2001:db8:0:0:1::"],
  ["fe80::1", "fe80::2"],
  ["::1", "::2"],
])("%s and %s share a /64 and are one visitor", (one, other) => {
  expect(clientNetwork(one)).toBe(clientNetwork(other));
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:3::1"],
  ["2001:db8:1:2::1", "2001:db8:2:1::1"],
  ["2001:db8:12:3::", "2001:db8:1:23::"],
  ["2001:db8::1", "2001:db9::1"],
])("%s and %s are two visitors", (one, other) => {
  expect(clientNetwork(one)).not.toBe(clientNetwork(other));
});

test.each([
  ["2001:db8:1::1", "2001:db8:1:ffff::1"],
  ["2001:db8:1:2::1", "2001:0DB8:0001:0003::1"],
])("%s and %s are neighbours: they share a /48", (one, other) => {
  expect(widerNetwork(clientNetwork(one))).toBe(widerNetwork(clientNetwork(other)));
});

test("the next /48 is another neighbourhood, and no network is its own", () => {
  const network = clientNetwork("2001:db8:1::1");
  const neighbourhood = widerNetwork(network);
  expect(neighbourhood).not.toBe(network);
  expect(neighbourhood).not.toBe(widerNetwork(clientNetwork("2001:db8:2::1")));
});

test.each(["203.0.113.7", "::ffff:203.0.113.7", "nonsense", undefined])(
  "%s has no neighbourhood",
  (address) => expect(widerNetwork(clientNetwork(address))).toBeUndefined(),
);

test.each(["::ffff:203.0.113.7", "::FFFF:203.0.113.7", "::ffff:cb00:7107"])(
  "%s is the IPv4 address inside it",
  (address) => expect(clientNetwork(address)).toBe("203.0.113.7"),
);

test.each([
  undefined,
  "",
  " ",
  "nonsense",
  "203.0.113.256",
  "203.0.113.7, 198.51.100.1",
  "203.0.113.7:443",
  "2001:db8::1::2",
  "2001:db8:::1",
  "[2001:db8::1]",
  "<script>",
  "__proto__",
  "x".repeat(10_000),
])("%j is nobody in particular", (address) => {
  expect(clientNetwork(address)).toBe("unknown");
});

test("a pseudonym is the same for the same secret and text only", async () => {
  const first = await hmac("secret", "visitor 203.0.113.7");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(await hmac("secret", "visitor 203.0.113.7")).toBe(first);
  expect(await hmac("secret", "visitor 203.0.113.8")).not.toBe(first);
  expect(await hmac("another", "visitor 203.0.113.7")).not.toBe(first);
});

test("a pseudonym is HMAC-SHA-256, which needs the secret to be guessed", async () => {
  // RFC 4231, test case 2.
  expect(await hmac("Jefe", "what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});
