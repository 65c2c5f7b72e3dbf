import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import schema from '../../../games/osadnicy/cards/pack.schema.json' with { type: 'json' };
import { imperia, tempFolder } from './desk.ts';

const DOCUMENT = new URL('../../../docs/adding-a-card.md', import.meta.url);
const text = readFileSync(DOCUMENT, 'utf8');

interface Block {
  readonly kind: string;
  readonly body: string;
  /** The last file that the text named before it. */
  readonly file: string | undefined;
}

/** What the document says to write and to run, in its order; what is programmed is not part of the walk. */
function blocks(): Block[] {
  return [...text.matchAll(/```(json|sh)\n([\s\S]*?)```/g)].map(({ 1: kind, 2: body, index }) => ({
    kind: kind!,
    body: body!,
    file: [...text.slice(0, index).matchAll(/`([\w.]+\.json)`/g)].at(-1)?.[1],
  }));
}

function linesOf({ body }: Block): string[][] {
  const lines = body.trim().split('\n');
  return lines.map((line) => line.replace(/^imperia /, '').split(' '));
}

test('whoever follows the document comes to a card that is checked, printed, played and proved', async () => {
  const cwd = tempFolder();
  const ran: string[] = [];
  for (const block of blocks()) {
    if (block.kind === 'json') {
      writeFileSync(join(cwd, block.file!), block.body);
      continue;
    }
    for (const args of linesOf(block)) {
      // Between people, and left at once: bots would think in threads.
      const played = args[0] === 'play' ? [...args, '--seats', 'human,human'] : args;
      const { code, out, err } = await imperia(played, {
        cwd,
        lines: args[0] === 'play' ? ['', '? fishing lo', 'why fishing lo', 'q'] : [],
      });
      expect([code, err], args.join(' ')).toEqual([0, '']);
      ran.push(`${args.join(' ')}\n${out}`);
    }
  }
  const printed = (start: string) => ran.find((one) => one.startsWith(start))!;
  expect(printed('pack check')).toContain('harbour.json can be played: "Harbour", cards: 3');
  expect(printed('cards osadnicy --pack harbour.json\n')).toContain('Action: spend 1 Worker to gain 1 food and 1 VP.');
  expect(printed('cards osadnicy --pack harbour.json --lang pl')).toContain('Rybaczówka');
  expect(printed('play')).toMatch(/Fishing Lodge {2}in Polish: Rybaczówka · HAR001[\s\S]*Action: spend 1 Worker/);
  expect(printed('play')).toContain('Nothing can be done with Fishing Lodge now');
  expect(printed('sim')).toContain('no errors');
  expect(printed('scenario')).toContain('1 scenario passed.');
  expect(ran).toHaveLength(6);
});

test('a mistake in it is told as the document says', async () => {
  const cwd = tempFolder();
  const [pack] = blocks();
  writeFileSync(join(cwd, 'harbour.json'), pack!.body.replace('"wood": 1 }', '"wood": 99 }'));
  const { code, out } = await imperia(['pack', 'check', 'harbour.json'], { cwd });
  expect(code).toBe(1);
  const [, line] = out.trim().split('\n');
  expect(text).toContain(`\`${line!.trim()}\``);
});

test('a pack to begin with is right, and nothing is written over', async () => {
  const cwd = tempFolder();
  expect((await imperia(['pack', 'new', 'mine.json'], { cwd })).code).toBe(0);
  expect((await imperia(['pack', 'check', 'mine.json'], { cwd })).code).toBe(0);
  expect((await imperia(['pack', 'new', 'mine.json'], { cwd })).err).toContain('mine.json already exists');
  const { out } = await imperia(['pack', 'schema'], { cwd });
  expect(readFileSync(join(cwd, 'pack.schema.json'), 'utf8').trim()).toBe(out.trim());
});

test('a folder of packs is all packs in it, and a game without packs says so', async () => {
  const cwd = tempFolder();
  await imperia(['pack', 'new', 'mine.json'], { cwd });
  expect((await imperia(['cards', 'osadnicy', '--pack', '.'], { cwd })).out).toContain('Lighthouse');
  expect((await imperia(['pack', 'check', 'mine.json', '--game', 'imperium'], { cwd })).err).toContain(
    'does not take your own packs',
  );
});

const START = /(<!-- words:.*-->\n)[\s\S]*(<!-- end of words -->)/;

/** Every word with what its schema says of it. */
function tableOfWords(): string {
  const rows = schema.$defs.effects.items.oneOf.map(({ description, properties }) => {
    const { op, ...fields } = properties as { op: { const: string } };
    return [
      `\`${op.const}\``,
      Object.keys(fields)
        .map((field) => `\`${field}\``)
        .join(', '),
      description,
    ];
  });
  const all = [['word', 'fields', 'what it does'], ...rows.sort(([a], [b]) => (a! < b! ? -1 : 1))];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(all[0]!), rule, ...all.slice(1).map(line)].join('\n');
}

test('the table of words has all words of the schema', () => {
  const right = text.replace(START, (_, before, after) => `${before}\n${tableOfWords()}\n\n${after}`);
  if (process.env.UPDATE_DOCS) writeFileSync(DOCUMENT, right);
  else expect(text, 'UPDATE_DOCS=1 npx vitest run apps/cli/test/adding-a-card').toBe(right);
});
