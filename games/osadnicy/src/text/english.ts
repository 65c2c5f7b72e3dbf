import { English, joined, listed, type Mood, type Wording } from '@imperia/kit';
import type { Power, When } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { backOf, deckAt, isSeen } from './cards.ts';
import { isColour, type Osadnicy, type Own, pictured, stocked } from './clauses.ts';
import { adjectives, decks, notes, nouns, verbs } from './lexicon/english.ts';
import type { Part } from './parts.ts';
import { setThings } from './phrases.ts';

type Words = Wording<Osadnicy, Mood>;
type Whens = { readonly [K in When['event']]: (when: Extract<When, { event: K }>, words: Words) => Part[] };

const WHENS: Whens = {
  build: ({ what }, words) => [
    'each time you build ',
    ...words.phrase({ noun: 'location', adjectives: [what] }, 'command'),
    ',',
  ],
  deal: (_when, words) => ['each time you sign ', ...words.phrase({ noun: 'deal' }, 'command'), ','],
  raze: ({ of }) => [`each time you raze ${of ? '' : 'a card or '}a Location,`],
  razed: () => ['each time an opponent razes your Location,'],
  razeHand: () => ['each time you raze a card from your hand,'],
  set: ({ of }, words) => [
    'each time you complete a Set of ',
    ...listed(
      setThings(of).map((thing) => words.phrase(thing, 'command')),
      ' and ',
    ),
    ',',
  ],
  spendTech: (_when, words) => [
    'each time you first spend ',
    ...words.phrase({ noun: 'tech' }, 'command'),
    ' in a turn,',
  ],
  samurai: (_when, words) => ['each time you place ', ...words.phrase({ noun: 'samurai' }, 'command'), ','],
  foundation: (_when, words) => ['each time you gain ', ...words.phrase({ noun: 'foundation' }, 'command'), ','],
  visit: () => ['each time an opponent sends a Worker to your Open Production,'],
  giveUp: () => ['each time you discard a faction Location to build another,'],
  enemyExchange: () => ['each time an opponent exchanges a pair of Workers,'],
  favour: (_when, words) => ['each time you gain ', ...words.phrase({ noun: 'favour' }, 'command'), ','],
  prayer: ({ atLeast }) => [`each time you say a Prayer with at least ${atLeast} matches,`],
  favouredPoints: (_when, words) => [
    'each time a Location in the colour of one of your ',
    words.pictured({ noun: 'favour' }, nouns.favour.many),
    ' gives you points,',
  ],
  points: ({ atLeast }, words) => [
    'each time you gain at least ',
    ...words.phrase({ noun: 'vp', n: atLeast }, 'command'),
    ' at once,',
  ],
  conquer: () => ['each time you conquer a Location,'],
  conquered: () => ['each time an opponent conquers your Location,'],
  roundEnd: () => ['at the end of the round'],
  cleanup: () => ['in the Cleanup phase'],
};

function when<K extends When['event']>(said: Extract<When, { event: K }>, words: Words): Part[] {
  return WHENS[said.event as K](said, words);
}

const POWERS: Readonly<Record<Power, string>> = {
  neverGivenUp: 'this Location cannot be discarded to build another',
  samuraiOnCommon: 'Samurai may also guard your Common Locations, even beside a Defense token',
  choosesColour: 'when you build this Location, choose a colour for it',
  goldenPrayers: 'in each Prayer you may spend 1 Gold to count 2 more matches',
  whiteFoundations: 'your Foundations are white and count for Sets',
  longPrayers: 'in each of your Prayers you draw 2 more cards',
  greyFoundations: 'your Foundations are grey and count for Sets',
  untouchable: 'your Locations cannot be razed',
  noHostWorker: 'opponents whose Open Production you use gain no Worker',
};

function own(clause: Own, mood: Mood, words: Words): Part[] {
  if (clause.is === 'power') return [POWERS[clause.power]];
  if (clause.is === 'stocks') {
    const goods = words.phrase(stocked(clause), mood);
    return ['in the Cleanup phase you may put ', ...goods, ' here until the end of the next Production'];
  }
  if (clause.is === 'extra') {
    return [`with at least ${clause.atLeast} matches `, ...words.phrase({ noun: 'vp', n: clause.vp }, mood), ' more'];
  }
  if (clause.is === 'keeps') {
    const kept = clause.tokens.map((noun) => [words.pictured({ noun }, nouns[noun].many)]);
    return joined([['in the Cleanup phase you store your'], listed(kept, ' and ')]);
  }
  if (clause.is === 'fortress') return ['only a Siege affects it'];
  const tokens = words.phrase({ noun: 'raze', n: Math.abs(clause.n) }, mood);
  if (clause.is === 'conquest') {
    const [who, more] = clause.n < 0 ? ['you', 'less'] : ['opponents', 'more'];
    return joined([[`conquering ${CONQUERED[clause.of]} costs ${who}`], tokens, [more]]);
  }
  return joined([['razing'], words.phrase(clause.of, mood), ['costs opponents'], tokens, ['more']]);
}

const CONQUERED: Readonly<Record<Extract<Own, { is: 'conquest' }>['of'], string>> = {
  this: 'this Location',
  leftmost: 'your Locations at the left end of a row',
  production: 'your Production Locations',
  second: 'the second Location from the left in a row',
};

export const english = new English<Osadnicy>({
  nouns,
  adjectives,
  verbs,
  notes,
  realm: (your) => `in ${your} Empire`,
  cardName: (card) => (isSeen(card) ? CARDS[card]!.data.name.en : null),
  hiddenCard(card) {
    const back = backOf(card);
    return back ? decks[back].card : '';
  },
  named: (noun, name, one) =>
    noun === 'location' ? name : noun === 'deal' ? `the ${name} ${one}` : `the ${one} ${name}`,
  side: (deckNo) => decks[deckAt(deckNo)].players,
  shows: isColour,
  pictured,
  when,
  own,
});
