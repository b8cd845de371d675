let last = 0;

/** A header that makes a request come from an address that no other test uses. */
export function freshVisitor(): { "CF-Connecting-IP": string } {
  last++;
  return { "CF-Connecting-IP": `198.51.${last >> 8}.${last & 255}` };
}
