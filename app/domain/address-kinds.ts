// The pattern of z.email() with letters of every language.
/** What an email address looks like. */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@([\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u;

/** Whether a text is a whole web address. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** Whether a web address is that of a whole site: no path, no query, no name of a user. */
export function isOriginAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { pathname, search, hash, username, password } = new URL(text);
  return /^\/+$/.test(pathname) && !(search || hash || username || password);
}
