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
    for (const [at, other] of [...to].entries()) {
      const changed = row[at] + (letter === other ? 0 : 1);
      next.push(Math.min(changed, row[at + 1] + 1, next[at] + 1));
    }
    row = next;
  }
  return row[to.length];
}
