import type { PackFlaw, Spoken } from '@imperia/kit';
import type { CardData, Kind, PackFile } from '../card-data.ts';
import { locationCards } from '../cards.ts';
import { codeOf, deckOf, numberedCodes, OWN_BLOCK } from '../numbers.ts';
import { effectFlaws, flaw } from './effect-sense.ts';
import { wordsOf } from './places.ts';

/** What no schema can say: whether a card makes sense, alone and among the others of its pack. */
export function senseFlaws(file: PackFile, cards: readonly number[]): PackFlaw[] {
  const flaws = cards.flatMap((at) => {
    const card = file.cards[at]!;
    const found = [...cardFlaws(card, file.deck), ...amongOthers(card, file, at)];
    return found.map(({ path, text }) => ({ path: ['cards', at, ...path], text }));
  });
  return [...flaws, ...sizeFlaws(file, cards)];
}

type Part = keyof CardData;

/** At least one of these is what a card of the kind is there for. */
const NEEDED: Readonly<Record<Kind, readonly Part[]>> = {
  production: ['production'],
  feature: ['triggers', 'modifiers', 'powers', 'store', 'stock', 'bonus', 'endScore', 'printedDefense'],
  action: ['action', 'unlock'],
  instant: ['instant'],
  event: ['event'],
};

function cardFlaws(card: CardData, deck: PackFile['deck']): PackFlaw[] {
  return [...codeFlaws(card), ...kindFlaws(card), ...dealFlaws(card, deck), ...copyFlaws(card), ...effectFlaws(card)];
}

const PREFIXES = new Set(numberedCodes().map((code) => code.slice(0, 3)));

function codeFlaws({ id, copies }: CardData): PackFlaw[] {
  const prefix = id.slice(0, 3);
  if (PREFIXES.has(prefix))
    return [
      flaw(
        ['id'],
        `kody na ${prefix} mają karty gry: weź inne litery`,
        `codes with ${prefix} are those of the game: take other letters`,
      ),
    ];
  if (Number(id.slice(3)) + copies > 1000)
    return [flaw(['id'], 'kody kopii wychodzą poza 999', 'the codes of its copies go beyond 999')];
  return [];
}

function kindFlaws(card: CardData): PackFlaw[] {
  const { kind } = card;
  const needed = NEEDED[kind];
  const flaws: PackFlaw[] = [];
  if (!needed.some((part) => card[part] !== undefined))
    flaws.push(
      flaw(
        ['kind'],
        `karta rodzaju „${kind}” potrzebuje pola ${listed(needed, 'lub')}`,
        `a card of the kind "${kind}" needs ${listed(needed, 'or')}`,
      ),
    );
  for (const part of ['instant', 'event'] as const)
    if (card[part] && kind !== part)
      flaws.push(
        flaw([part], `to pole mają tylko karty rodzaju „${part}”`, `only cards of the kind "${part}" have this`),
      );
  if (card.action && kind !== 'action')
    flaws.push(
      flaw(['action'], 'akcję mają tylko karty rodzaju „action”', 'only cards of the kind "action" have an action'),
    );
  if (card.production && kind !== 'production')
    flaws.push(
      flaw(
        ['production'],
        'produkcję mają tylko karty rodzaju „production”',
        'only cards of the kind "production" have a production',
      ),
    );
  if (card.unlock && !card.action && !card.triggers && !card.powers)
    flaws.push(flaw(['unlock'], 'nie ma czego odblokować', 'there is nothing to unlock'));
  if (card.open && !card.production)
    flaws.push(flaw(['open'], 'otwarta może być tylko produkcja', 'only a production can be open'));
  return flaws;
}

function listed(words: readonly string[], or: string): string {
  return words.length === 1 ? words[0]! : `${words.slice(0, -1).join(', ')} ${or} ${words.at(-1)}`;
}

function dealFlaws({ deal, copies, kind }: CardData, deck: PackFile['deck']): PackFlaw[] {
  if (deck === 'common')
    return deal ? [flaw(['deal'], 'karta zwykła nie ma pola umowy', 'a common card has no deal field')] : [];
  if (kind === 'event')
    return [flaw(['kind'], 'takie karty są tylko w talii zwykłej', 'such cards are in the common deck alone')];
  if (deal?.length === copies) return [];
  return [
    flaw(
      [deal ? 'deal' : 'id'],
      `potrzebne jest dobro umowy dla każdej kopii: ${copies}`,
      `a deal good for each copy is needed: ${copies}`,
    ),
  ];
}

function copyFlaws({ byCopy, copies, cost }: CardData): PackFlaw[] {
  const flaws: PackFlaw[] = [];
  if (byCopy && byCopy.length !== copies)
    flaws.push(
      flaw(
        ['byCopy'],
        `wpisów jest ${byCopy.length}, a kopii ${copies}`,
        `there are ${byCopy.length} entries for ${copies} copies`,
      ),
    );
  const total = Object.values(cost).reduce((sum, n) => sum + n, 0);
  if (total > MOST_IN_ALL)
    flaws.push(
      flaw(
        ['cost'],
        `koszt razem to ${total}, a może być ${MOST_IN_ALL}`,
        `the cost is ${total} in all, and can be ${MOST_IN_ALL}`,
      ),
    );
  return flaws;
}

const MOST_IN_ALL = 6;

function amongOthers(card: CardData, { cards, deck }: PackFile, at: number): PackFlaw[] {
  const before = cards.slice(0, at);
  const codes = codesOf(card);
  const other = before.find((one) => typeof one?.id === 'string' && codesOf(one).some((code) => codes.includes(code)));
  const flaws: PackFlaw[] = [];
  if (other)
    flaws.push(
      flaw(['id'], `te same kody ma już karta ${other.id}`, `the card ${other.id} has some of these codes already`),
    );
  if (card.sameName) return flaws;
  const same = before.find((one) => isSameName(one, card)) ?? inGame(card, deck);
  if (same)
    flaws.push(
      flaw(
        ['name'],
        `tę nazwę ma w tej talii także ${same.id}; jeśli tak ma być, dodaj "sameName": true`,
        `${same.id} has this name too in this deck; if that is meant, add "sameName": true`,
      ),
    );
  return flaws;
}

function codesOf({ id, copies }: CardData): string[] {
  return Array.from({ length: Math.min(Number(copies) || 0, OWN_BLOCK) }, (_, copy) => codeOf(id, copy));
}

function isSameName(one: CardData, { name }: CardData): boolean {
  const { pl, en }: Partial<Spoken<string>> = one?.name ?? {};
  return pl === name.pl || en === name.en;
}

function inGame(card: CardData, deck: PackFile['deck']): CardData | undefined {
  return locationCards().find((one) => one.deck === deckOf(deck) && isSameName(one.data, card))?.data;
}

const MOST_IN_PACK = 100;

function sizeFlaws({ cards }: PackFile, right: readonly number[]): PackFlaw[] {
  if (right.length < cards.length) return [];
  const copies = cards.reduce((sum, card) => sum + card.copies, 0);
  if (copies > MOST_IN_PACK)
    return [
      flaw(
        ['cards'],
        `kart jest ${copies}, a może być ${MOST_IN_PACK}`,
        `there are ${copies} cards, and can be ${MOST_IN_PACK}`,
      ),
    ];
  const lists = cards.reduce((sum, card) => sum + 2 * wordsOf(card).length + 1, 0);
  return lists > OWN_BLOCK
    ? [
        flaw(
          ['cards'],
          'karty mówią za dużo: rozdziel je na dwa zestawy',
          'the cards say too much: make two packs of them',
        ),
      ]
    : [];
}
