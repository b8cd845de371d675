/**
 * The numbers in a text, sorted, each once, in the same form for every language: 1,500 and 1 500 and
 * 1.500 are 1500; 6pm and 18:00 and 18.00 are 18, 12:30am is 0 and 30. Plural messages are left out.
 */
export function numbersIn(text: string): number[] {
  const plain = text
    .replace(/\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\}/g, "")
    .replace(/(\d+)((?::\d\d)?)([ap])m\b/g, hourOfDay)
    .replace(/(\d)[\u00a0\u202f., ](?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d{1,2})[:.]00/g, "$1");
  return [...new Set((plain.match(/\d+/g) ?? []).map(Number))].sort((a, b) => a - b);
}

function hourOfDay(_: string, hour: string, minutes: string, half: string): string {
  return `${(Number(hour) % 12) + (half === "p" ? 12 : 0)}${minutes}`;
}
