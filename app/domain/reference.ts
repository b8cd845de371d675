// Crockford's base 32: without I, L, O and U, which are misread or misheard.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const offsetBasis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
// MurmurHash3 mixes with these, so that every bit of the key counts in every letter.
const mixers = [0xff51afd7ed558ccdn, 0xc4ceb9fe1a85ec53n];

/** What a reference looks like. */
export const referencePattern = /^RL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * The reference of a request, which guest and family name it by: "RL-7K3M-Q2XD". Forty bits of a hash of its
 * idempotency key (FNV-1a): a page that came over plain http has no SHA-256. SPEC 7 (same request).
 */
export function referenceOf(idempotencyKey: string): string {
  let hash = offsetBasis;
  for (let at = 0; at < idempotencyKey.length; at++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(idempotencyKey.charCodeAt(at))) * prime);
  }
  for (const mixer of mixers) hash = BigInt.asUintN(64, (hash ^ (hash >> 33n)) * mixer);
  let text = "";
  for (let left = hash >> 24n; text.length < 8; left >>= 5n)
    text = letters[Number(left & 31n)] + text;
  return `RL-${text.slice(0, 4)}-${text.slice(4)}`;
}
