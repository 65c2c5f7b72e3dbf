import {
  type CardData,
  COLOURS,
  cardText,
  colourName,
  costText,
  DECKS,
  deckOf,
  factionName,
  KINDS,
  kindName,
  type Source,
  sourceName,
} from '@imperia/osadnicy';
import type { Command } from 'commander';
import { meant } from '../choose-one.ts';
import type { Context } from '../context.ts';
import { fold } from '../fold.ts';
import { checkGame } from '../games.ts';
import { withExamples } from '../help.ts';
import { writeJson } from '../json.ts';
import { differentCards, type Kind, opsOf } from '../osadnicy/cards.ts';
import { goodsFact } from '../osadnicy/goods-fact.ts';
import { flow, hang, wrap } from '../terminal/layout.ts';

interface Filters {
  readonly search?: string;
  readonly deck?: string;
  readonly colour?: string;
  readonly kind?: string;
  readonly op?: string;
  readonly source?: string;
  readonly json?: true;
}

const SOURCES: readonly Source[] = ['rulebook', 'public', 'recalled', 'designed'];

export function cardsCommand(program: Command, context: Context): void {
  const { help } = context.words;
  const { options } = help.cards;
  const command = program
    .command('cards')
    .description(help.cards.says)
    .argument('<game>', help.game)
    .option('--search <text>', options.search)
    .option('--deck <deck>', options.deck)
    .option('--colour <colour>', options.colour)
    .option('--kind <kind>', options.kind)
    .option('--op <op>', options.op)
    .option('--source <source>', options.source)
    .option('--json', help.json)
    .action((game: string, filters: Filters) => runCards(context, game, filters));
  withExamples(command, context, help.cards.examples);
}

function runCards(context: Context, game: string, filters: Filters): void {
  checkGame(context, game);
  const kinds = filtered(context, filters);
  const total = kinds.reduce((sum, { data }) => sum + data.copies, 0);
  if (filters.json) {
    writeJson(context.terminal, { game, total, distinct: kinds.length, cards: kinds.map(cardJson) });
  } else {
    context.terminal.write(listText(context, kinds, total));
  }
}

function filtered(context: Context, filters: Filters): Kind[] {
  const all = differentCards();
  const { lang } = context;
  const ops = [...new Set(all.flatMap(({ data }) => [...opsOf(data)]))].sort();
  const one = <T extends string>(option: keyof Filters, allowed: readonly T[], say?: (value: T) => string) => {
    const typed = filters[option];
    if (typeof typed !== 'string') return null;
    return meant(context, `--${option}`, typed, allowed, (value) => (say ? [value, say(value)] : [value]));
  };
  const deck = one('deck', DECKS, (value) => deckName(context, deckOf(value)));
  const colour = one('colour', COLOURS, (value) => colourName(value, lang));
  const kind = one('kind', KINDS, (value) => kindName(value, lang));
  const op = one('op', ops);
  const source = one('source', SOURCES);
  const words = fold(filters.search ?? '').split(' ');
  return all.filter(
    (card) =>
      (!deck || card.deck === deck) &&
      (!colour || card.data.colors.includes(colour)) &&
      (!kind || card.data.kind === kind) &&
      (!op || opsOf(card.data).has(op)) &&
      (!source || card.data.source === source) &&
      words.every((word) => searched(card).includes(word)),
  );
}

function searched({ data, codes }: Kind): string {
  return fold([data.name.pl, data.name.en, cardText(data, 'pl'), cardText(data, 'en'), ...codes].join(' '));
}

/** There is no word of the vocabulary yet that a card would bring along as code of its own. */
function usesNativeStep(data: CardData): boolean {
  return ([...opsOf(data)] as string[]).includes('native');
}

function cardJson({ data, deck, codes }: Kind): object {
  return {
    id: data.id,
    codes,
    name: data.name,
    copies: data.copies,
    deck,
    kind: data.kind,
    colors: data.colors,
    cost: data.cost,
    deal: data.deal ?? [],
    raze: data.raze ?? [],
    text: { pl: cardText(data, 'pl'), en: cardText(data, 'en') },
    native: usesNativeStep(data),
    source: data.source,
    designed: data.designed ?? [],
  };
}

function deckName({ words, lang }: Context, deckNo: number): string {
  return deckNo === 0 ? words.lists.commonDeck : factionName(deckNo, lang);
}

function listText(context: Context, kinds: readonly Kind[], total: number): string {
  const { words, paint } = context;
  if (kinds.length === 0) return `${words.lists.noCards}\n`;
  const lines: string[] = [];
  for (const deckNo of DECKS.map(deckOf)) {
    const inDeck = kinds.filter((kind) => kind.deckNo === deckNo);
    if (inDeck.length === 0) continue;
    lines.push(paint.as('reverse', ` ${deckName(context, deckNo)} `), '');
    for (const kind of inDeck) lines.push(...kindLines(context, kind), '');
  }
  return [...lines, paint.as('dim', words.lists.cardCount(kinds.length, total)), ''].join('\n');
}

const INDENT = '  ';

function kindLines(context: Context, { data, codes }: Kind): string[] {
  const { lang, paint, words, terminal } = context;
  const facts = [
    kindName(data.kind, lang),
    ...data.colors.map((colour) => paint.as(colour, colourName(colour, lang))),
    `${words.table.cost}: ${costText(data.cost, lang)}`,
    ...goodsFact(context, words.play.cardFacts.raze, data.raze),
    ...goodsFact(context, words.play.cardFacts.deal, data.deal && [...new Set(data.deal)]),
    sourceName(data.source, lang),
    ...(data.designed && data.source !== 'designed' ? [words.lists.designed] : []),
  ];
  const width = terminal.width();
  const head = `${paint.as('bold', data.name[lang])} ${words.lists.copies(data.copies)}  ${paint.as('dim', codes[0]!)}`;
  return [head, ...hang(INDENT, flow(facts, ' · ', width - 2)), ...hang(INDENT, wrap(cardText(data, lang), width - 2))];
}
