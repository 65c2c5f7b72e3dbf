// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
const ESCAPES = /\x1b\[[0-9;]*m/g;

/** How many columns a text takes; colours take none. */
export function widthOf(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Lines of whole words, none longer than `width` unless a single word is. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => flow(paragraph.split(' '), ' ', width));
}

/** Things side by side in as many lines as they need; a thing is never broken. */
export function flow(things: readonly string[], between: string, width: number): string[] {
  const lines: string[] = [];
  const comma = between.trimEnd();
  let line = '';
  for (const [i, thing] of things.entries()) {
    const longer = i === 0 ? thing : line + between + thing;
    const room = width - (i < things.length - 1 ? comma.length : 0);
    if (i > 0 && widthOf(longer) > room) {
      lines.push(line + comma);
      line = thing;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** The first line after `head`, the others under it. */
export function hang(head: string, lines: readonly string[]): string[] {
  const under = ' '.repeat(widthOf(head));
  return lines.map((line, i) => (i === 0 ? head : under) + line);
}

/** Blocks of lines next to each other, each padded to its width; the last one is left as it is. */
export function beside(blocks: readonly (readonly string[])[], widths: readonly number[], between: string): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => (i === blocks.length - 1 ? (block[row] ?? '') : padEnd(block[row] ?? '', widths[i] ?? 0)))
      .join(between)
      .trimEnd(),
  );
}
