import { type Entry, type Facet, LANGS, type Library, plain } from '@imperia/kit';
import type { Command } from 'commander';
import { asTyped } from '../as-typed.ts';
import { meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { packsTyped } from '../files/packs.ts';
import { kitNamed } from '../games.ts';
import { gameHelp, withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { hang, wrap } from '../terminal/layout.ts';
import { sketchLines } from '../terminal/sketch.ts';

type Filters = Readonly<Record<string, string | true | undefined>> & {
  readonly search?: string;
  readonly pack?: string;
  readonly json?: true;
};

/** Whatever has a face, sorted out by the facets of its game. */
export function cardsCommand(program: Command, context: Context): void {
  const { words, lang, game } = context;
  const { help } = words;
  const command = program
    .command('cards')
    .description(help.cards.says)
    .argument('[game]', gameHelp(context))
    .option('--search <text>', help.cards.options.search);
  if (game.kit.packs) command.option('--pack <files>', words.packs.option);
  for (const { id, name, of } of game.library?.facets ?? []) {
    command.option(`--${id} <${id}>`, `${name[lang]}: ${of.map((one) => one.id).join(', ')}`);
  }
  command
    .option('--json', help.json)
    .action((named: string | undefined, filters: Filters) => runCards(context, named ?? game.id, filters));
  withExamples(command, context, help.cards.examples);
}

async function runCards(context: Context, game: string, filters: Filters): Promise<void> {
  const kit = await kitNamed(context, game);
  const packs = await packsTyped(context, kit, filters.pack);
  const { facets, entries: all } = await kit.library();
  const library = { facets, entries: packs.length > 0 ? packs.flatMap((pack) => pack.entries) : all };
  const entries = filtered(context, library, filters);
  const total = entries.reduce((sum, { codes }) => sum + codes.length, 0);
  if (filters.json) {
    const cards = entries.map((entry) => entry.json());
    writeJson(context.terminal, { game, total, distinct: entries.length, cards });
  } else {
    context.terminal.write(listText(context, library, entries, total));
  }
}

function filtered(context: Context, { entries, facets }: Library, filters: Filters): Entry[] {
  const wanted = facets.flatMap((facet) => {
    const typed = filters[facet.id];
    return typeof typed === 'string' ? [{ facet: facet.id, value: meantValue(context, facet, typed) }] : [];
  });
  const words = asTyped(filters.search ?? '').split(' ');
  return entries.filter(
    (entry) =>
      wanted.every(({ facet, value }) => entry.has[facet]?.includes(value)) &&
      words.every((word) => searched(entry).includes(word)),
  );
}

function meantValue(context: Context, { id, of }: Facet, typed: string): string {
  const namesOf = (value: string) => [value, ...Object.values(of.find((one) => one.id === value)!.name)];
  return meant(
    context,
    `--${id}`,
    typed,
    of.map((one) => one.id),
    namesOf,
  );
}

function searched({ name, codes, text }: Entry): string {
  const texts = LANGS.flatMap((lang) => [name[lang], ...text(lang).map(plain)]);
  return asTyped([...texts, ...codes].join(' '));
}

/** Under the headings of the first facet. */
function listText(context: Context, { facets }: Library, entries: readonly Entry[], total: number): string {
  const { words, paint, lang } = context;
  if (entries.length === 0) return `${words.lists.noCards}\n`;
  const [first] = facets;
  const groups = first?.of.map(({ id, name }) => ({
    title: name[lang],
    of: entries.filter(({ has }) => has[first.id]?.[0] === id),
  })) ?? [{ title: '', of: entries }];
  const lines = groups
    .filter(({ of }) => of.length > 0)
    .flatMap(({ title, of }) => [
      ...(title ? [paint.as('reverse', ` ${title} `), ''] : []),
      ...of.flatMap((entry) => [...entryLines(context, entry), '']),
    ]);
  return [...lines, paint.as('dim', words.lists.cardCount(entries.length, total)), ''].join('\n');
}

const INDENT = '  ';

function entryLines({ lang, paint, words, terminal }: Context, { name, codes, facts }: Entry): string[] {
  const width = terminal.width() - INDENT.length;
  const copies = codes.length > 1 ? ` ${words.lists.copies(codes.length)}` : '';
  return [
    `${paint.as('bold', name[lang])}${copies}  ${paint.as('dim', codes[0]!)}`,
    ...hang(
      INDENT,
      sketchLines({ paint, width }, facts(lang)).flatMap((line) => wrap(line, width)),
    ),
  ];
}
