export type TextBlock = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const numbered = /^\d+\.\s+/;

/** Lines as paragraphs; consecutive lines of the form "1. …" become one list without the numbers. SPEC 2.11. */
export function blocksOf(lines: readonly string[]): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = line.replace(numbered, "");
    if (!numbered.test(line)) blocks.push({ kind: "paragraph", text: line });
    else if (last?.kind === "list") last.items.push(item);
    else blocks.push({ kind: "list", items: [item] });
  }
  return blocks;
}
