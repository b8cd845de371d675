/** The five names nearest to a mistyped one, the best first. */
export function nearNames(wrong: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, far: name.includes(wrong) ? 0 : distance(wrong, name) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, 5)
    .map(({ name }) => name);
}

// How many letters must be added, left out or changed (Levenshtein).
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    let left = line + 1;
    for (const [at, other] of [...to].entries()) {
      const [above = 0, aboveRight = 0] = row.slice(at, at + 2);
      left = Math.min(above + (letter === other ? 0 : 1), aboveRight + 1, left + 1);
      next.push(left);
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
