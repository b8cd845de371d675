/**
 * What an email address looks like, in any letters: text, at, text, dot, text, without spaces and without the signs that
 * separate or enclose addresses in the head of a mail. SPEC 5.
 */
export const emailPattern = /^[^\s@,:;<>()[\]"\\]+@[^\s@,:;<>()[\]"\\]+\.[^\s@,:;<>()[\]"\\]+$/;

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
