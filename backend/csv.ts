// A spreadsheet runs what begins like this, also after spaces and signs that nobody sees, or in the wide letters of Asia.
const formula = /^[\s\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/** The mark by which a spreadsheet knows that letters are UTF-8. */
export const byteOrderMark = "\ufeff";

/** A row of a table (RFC 4180) in which every text stays a text: none is a formula, none ends its field. */
export function csvRow(values: readonly (string | number)[], separator: string): string {
  return `${values.map(csvField).join(separator)}\r\n`;
}

function csvField(value: string | number): string {
  const text = typeof value === "string" && formula.test(value) ? `'${value}` : String(value);
  return `"${text.toWellFormed().replaceAll("\0", "").replaceAll('"', '""')}"`;
}
