import ipaddr from "ipaddr.js";

/** Whether a URL's hostname means the machine itself. */
export function isLocalHost(hostname: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Whether a URL's hostname belongs to the machine itself or to a private network. */
export function isPrivateHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (!ipaddr.isValid(address)) {
    return !hostname.includes(".") || /\.(localhost|local|internal|lan|test)$/.test(hostname);
  }
  return ["loopback", "private", "uniqueLocal"].includes(ipaddr.process(address).range());
}
