import { type Named, type NameKind, names } from '@imperia/kit/scenario';
import { CARDS, type Card } from '../cards.ts';
import { TILES } from '../config.ts';
import { lootNumber } from '../effects/raze.ts';
import { board } from '../factions.ts';
import { TOKENS } from '../goods.ts';
import { ATTACK_DECK } from '../numbers.ts';
import { knownCards } from '../own/known.ts';

export const COMMON = 'common';
export const ATTACK = 'attack';

/** Where a card comes from: the common deck, that of a faction, or that of the attacks. */
export function pileOf(deck: number): string {
  if (deck === 0) return COMMON;
  return deck === ATTACK_DECK ? ATTACK : board(deck).id;
}

export function pileOfCard(card: number): string {
  return CARDS[card]!.pack === TILES ? TILES : pileOf(CARDS[card]!.deck);
}

function named({ no, code, data }: Card): Named {
  return { no, texts: [code, data.name.pl, data.name.en] };
}

function cardText(no: number): string {
  const card = CARDS[no];
  return card ? `${card.data.name.pl} (${card.code})` : `card ${no}`;
}

/** Those of people's own packs too, as far as they are known. */
function everyCard(): readonly Card[] {
  const own = knownCards();
  return own.length === 0 ? CARDS : [...CARDS, ...own];
}

const card = names({
  noun: 'card',
  what: 'the name or code of a card',
  of: everyCard,
  named,
  say: cardText,
  cards: true,
});

/** Attack cards are also called by their target. */
const attack = names({
  noun: 'Attack card',
  what: 'the target, code or name of an attack card',
  of: CARDS,
  named: (one) =>
    one.deck === ATTACK_DECK ? { no: one.no, texts: [...named(one).texts, ...(one.deal ? [one.deal] : [])] } : null,
  say: cardText,
  cards: true,
});

const goods = names({
  noun: 'good',
  what: 'a good',
  of: [...TOKENS, 'vp'] as const,
  named: (good) => ({ no: lootNumber(good), texts: [good] }),
});

/** Goods that can be picked are numbered below zero; cards are themselves. */
const loot: NameKind = {
  noun: 'card',
  what: 'the name or code of a card, or a good',
  called: (text) => [...goods.called(text), ...card.called(text)],
  code: (no) => (no < 0 ? goods : card).code(no),
  say: (no) => (no < 0 ? goods : card).say(no),
  known: () => [...goods.known(), ...card.known()],
};

/** Tiles and tokens of mini-expansions: they are in no deck. */
const tile = names({
  noun: 'tile',
  what: 'the name or code of a tile',
  of: CARDS,
  named: (one) => (one.pack === TILES ? named(one) : null),
  say: cardText,
});

/** Attack cards by their targets too. */
const shuffled: NameKind = { ...card, called: (text) => [...attack.called(text), ...card.called(text)] };

export const NAMES = { card, attack, loot, shuffled, tile };
