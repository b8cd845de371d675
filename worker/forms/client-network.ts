import ipaddr from "ipaddr.js";

/**
 * Identifies a visitor's connection: an IPv4 address, or the first 64 bits of an IPv6 address, since one
 * connection owns them all. All unreadable addresses count as one visitor, "unknown".
 */
export function clientNetwork(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const first64Bits = parsed.toByteArray().slice(0, 8);
  return `${first64Bits.map((byte) => byte.toString(16).padStart(2, "0")).join("")}/64`;
}

/**
 * The first 48 bits of an IPv6 network as clientNetwork gives it: one holder may own all 65,536 networks in them.
 * Undefined for any other.
 */
export function widerNetwork(network: string): string | undefined {
  return network.endsWith("/64") ? `${network.slice(0, 12)}/48` : undefined;
}

/** HMAC-SHA-256 of a text in hex: stored or sent in place of personal data. */
export async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey(
    "raw",
    encoder.encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
