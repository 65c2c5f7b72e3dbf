import { FACTIONS } from '../card-data.ts';
import { OPTIONS, ROUNDS } from '../config.ts';
import { RESOURCES, TOKENS } from '../goods.ts';
import { rules } from '../rules.ts';
import { TITLES } from '../solo/scoring.ts';
import { CHOICES } from './choices.ts';
import type { FieldShape, ObjectShape, Shape } from './shape.ts';

const CARD: Shape = { kind: 'card' };
const CARDS: Shape = { kind: 'list', of: CARD };
const FACTION: Shape = { kind: 'faction' };
const SIDE: Shape = { kind: 'faction', orVirtual: true };
const ATTACKS: Shape = { kind: 'list', of: { kind: 'attack' } };
const FLAG: Shape = { kind: 'flag' };
const COUNT: Shape = { kind: 'number', min: 0 };
const TEXT: Shape = { kind: 'text' };

function text(...oneOf: readonly string[]): Shape {
  return { kind: 'text', oneOf };
}

function field(shape: Shape, about: string): FieldShape {
  return { shape, about };
}

function needed(shape: Shape, about: string): FieldShape {
  return { shape, about, required: true };
}

function purse(name: string, tokens: readonly string[]): ObjectShape {
  const fields = tokens.map((token) => [token, field(COUNT, `How many: ${token}.`)] as const);
  return { kind: 'object', name, fields: Object.fromEntries(fields) };
}

const GOODS = purse('goods', TOKENS);
const GOOD = [...TOKENS, 'vp', 'card', 'commonCard', 'factionCard'];

const LOCATION: ObjectShape = {
  kind: 'object',
  name: 'location',
  fields: {
    card: needed(CARD, 'The card.'),
    used: field(COUNT, 'How often its action, or its limited feature, has been used this round.'),
    spent: field(GOODS, 'What was laid on it to use its action.'),
    defended: field(FLAG, 'A defense token lies on it.'),
    samurai: field(FLAG, 'A samurai stands on it.'),
    blocked: field(FLAG, 'Its action cannot be used this round.'),
    seizedBy: field(FACTION, 'Who has seized it until the end of the round.'),
    under: field(CARDS, 'Cards laid under it to the end of the game.'),
    aside: field(purse('aside', RESOURCES), 'Resources laid on it to the end of the game.'),
    dealBy: field(FACTION, 'Who has a deal with this location.'),
    dealCard: field(CARD, 'The card that marks that deal; it belongs to "dealBy".'),
  },
};
const EMPIRE: Shape = { kind: 'list', of: { kind: 'either', of: [CARD, LOCATION] } };

const SEAT: ObjectShape = {
  kind: 'object',
  name: 'seat',
  fields: {
    faction: needed(text(...FACTIONS), 'Who sits here.'),
    points: field(COUNT, 'Victory points so far; 0 when not given.'),
    passed: field(FLAG, 'Has passed in this round; false when not given.'),
    goods: field(GOODS, 'The pool; goods not named are 0.'),
    hand: field(CARDS, 'Cards in hand.'),
    deck: field(CARDS, 'The top of the faction deck, the card drawn first standing first.'),
    deckRest: field(FLAG, 'False: faction cards named nowhere are out of the game. Otherwise they lie below the deck.'),
    discard: field(CARDS, 'Discarded cards of this faction.'),
    deals: field(CARDS, 'Deals under the faction board.'),
    empire: field(EMPIRE, 'Built locations in the order of building: a card, or a card with what lies on it.'),
    foundations: field(CARDS, 'Cards lying face down as foundations.'),
    returning: field(CARDS, 'Razed while seized by another: foundations from the next round on.'),
  },
};

const VIRTUAL: ObjectShape = {
  kind: 'object',
  name: 'virtual player',
  fields: {
    locations: field(CARDS, 'The cards it received in the lookout of this round.'),
    line: field(ATTACKS, 'The revealed attack cards, the newest first, by their targets.'),
    deck: field(ATTACKS, 'The top of the attack deck, the card revealed first standing first; the others lie below.'),
    discard: field(ATTACKS, 'Discarded attack cards.'),
    collection: field(CARDS, 'What it has collected.'),
  },
};

const POSITION: ObjectShape = {
  kind: 'object',
  name: 'position',
  fields: {
    phase: field(
      text('setup', 'lookout', 'production', 'action', 'cleanup', 'attack', 'end'),
      'Where play starts; "action" when not given. "setup" plays from the very start, "end" scores.',
    ),
    round: field({ kind: 'number', min: 1, max: ROUNDS }, 'The round; 1 when not given.'),
    turn: field(FACTION, 'Whose turn it is in phase "action"; the first player when not given.'),
    first: field(FACTION, 'The first player of the round; the first seat when not given.'),
    key: field(
      { kind: 'text', pattern: '^[0-9a-f]{64}$', words: '64 hexadecimal digits' },
      'The key that all chance comes from: 64 hexadecimal digits.',
    ),
    deck: field(CARDS, 'The top of the common deck, the card drawn first standing first.'),
    deckRest: field(FLAG, 'False: common cards named nowhere are out of the game. Otherwise they lie below the deck.'),
    discard: field(CARDS, 'The common discard pile; the last card lies on top.'),
    lookout: field(CARDS, 'Cards revealed for the lookout.'),
    removed: field(CARDS, 'Cards out of the game.'),
    seats: needed({ kind: 'list', of: SEAT, min: 1 }, 'The players, clockwise; one plays alone.'),
    virtual: field(VIRTUAL, 'The other side, where one plays alone.'),
  },
};

const FROM = text('common', 'faction', 'hand', 'deals');

/** What an option can be told by. */
const DETAILS: ObjectShape['fields'] = {
  card: field(CARD, 'The card it is about; a name means any copy.'),
  given: field(CARD, 'The location or foundation that is given up.'),
  source: field(CARD, 'The card whose effect it is.'),
  of: field(SIDE, 'The other player it is aimed at.'),
  good: field(text(...GOOD), 'The good chosen.'),
  times: field({ kind: 'number', min: 1 }, 'How often an action is used at once.'),
  choice: field(COUNT, 'Which of the alternatives on the card, counted from 0.'),
  from: field(FROM, 'The deck drawn from, or where a card is taken from.'),
  pay: field(GOODS, 'Exactly how the cost is paid.'),
};

const BY = 'Who chooses.';

/** Who has not beaten the virtual player earns no title. */
export const NO_TITLE = 'none';

const OFFER: ObjectShape = {
  kind: 'object',
  name: 'offer',
  fields: {
    do: needed(text(...CHOICES), 'The name of the choice.'),
    by: field(FACTION, 'Whom it is offered; whoever is asked when not given.'),
    ...DETAILS,
  },
};

const REFUSAL: ObjectShape = {
  kind: 'object',
  name: 'refusal',
  fields: { ...OFFER.fields, rule: field({ kind: 'rule' }, 'The rule that forbids it.') },
};

const SCORE: ObjectShape = {
  kind: 'object',
  name: 'score',
  fields: {
    earned: field(COUNT, 'Points gained during the game.'),
    locations: field(COUNT, 'Points for the locations in the empire.'),
    extra: field(COUNT, 'Points for what lies on or under some locations.'),
    total: field(COUNT, 'All of them together.'),
  },
};

const SEAT_EXPECTATION: ObjectShape = {
  kind: 'object',
  name: 'seat expectation',
  fields: {
    points: field(COUNT, 'Victory points so far.'),
    passed: field(FLAG, 'Has passed in this round.'),
    goods: field(GOODS, 'Goods in the pool; those not named are not looked at.'),
    onlyGoods: field(GOODS, 'All goods in the pool; those not named must be 0.'),
    hand: field(CARDS, 'All cards in hand, in any order.'),
    handCount: field(COUNT, 'How many cards in hand.'),
    deckCount: field(COUNT, 'How many cards in the faction deck.'),
    deckTop: field(CARDS, 'The first cards of the faction deck, in this order.'),
    discard: field(CARDS, 'All discarded cards of this faction, in any order.'),
    discardCount: field(COUNT, 'How many discarded cards of this faction.'),
    deals: field(CARDS, 'All deals under the board, in any order.'),
    dealCount: field(COUNT, 'How many deals under the board.'),
    empire: field(EMPIRE, 'All locations, in any order; of what lies on them, only what is named is looked at.'),
    empireCount: field(COUNT, 'How many locations.'),
    foundations: field(CARDS, 'All foundations, in any order.'),
    foundationCount: field(COUNT, 'How many foundations.'),
    returning: field(
      CARDS,
      'All cards razed while seized by another, foundations from the next round on, in any order.',
    ),
    score: field(SCORE, 'The score as if the game ended now.'),
  },
};

const VIRTUAL_EXPECTATION: ObjectShape = {
  kind: 'object',
  name: 'virtual expectation',
  fields: {
    locations: field(CARDS, 'All its cards of this round, in any order.'),
    locationCount: field(COUNT, 'How many cards of this round.'),
    line: field(ATTACKS, 'All revealed attack cards in their order, the newest first.'),
    deckCount: field(COUNT, 'How many attack cards lie face down.'),
    discard: field(ATTACKS, 'All discarded attack cards, in the order of discarding.'),
    collection: field(CARDS, 'The whole collection, in any order.'),
    collectionCount: field(COUNT, 'How many cards in the collection.'),
  },
};

const EXPECTATION: ObjectShape = {
  kind: 'object',
  name: 'expectation',
  fields: {
    ...Object.fromEntries(FACTIONS.map((faction) => [faction, field(SEAT_EXPECTATION, `What the ${faction} have.`)])),
    asked: field({ kind: 'either', of: [FACTION, { kind: 'list', of: FACTION }] }, 'Who must choose now.'),
    question: field(text(...Object.keys(rules.ask)), 'What is asked.'),
    round: field({ kind: 'number', min: 1, max: ROUNDS }, 'The round.'),
    phase: field(text('lookout', 'production', 'action', 'cleanup', 'attack', 'end'), 'The phase.'),
    first: field(FACTION, 'The first player of the round.'),
    discard: field(CARDS, 'The whole common discard pile, in any order.'),
    discardCount: field(COUNT, 'How many cards in the common discard pile.'),
    deckCount: field(COUNT, 'How many cards in the common deck.'),
    deckTop: field(CARDS, 'The first cards of the common deck, in this order.'),
    lookout: field(CARDS, 'All cards revealed for the lookout, in any order.'),
    lookoutCount: field(COUNT, 'How many cards are revealed for the lookout.'),
    removed: field(CARDS, 'All cards out of the game, in any order.'),
    offered: field({ kind: 'list', of: OFFER }, 'Choices that must be offered.'),
    onlyOffered: field({ kind: 'list', of: OFFER }, 'All choices that are offered, in any order, and no others.'),
    notOffered: field({ kind: 'list', of: REFUSAL }, 'Choices that must not be offered, and the rule that says so.'),
    optionCount: field(COUNT, 'How many choices are offered.'),
    winners: field({ kind: 'list', of: FACTION }, 'Who has won, or would win now.'),
    over: field(FLAG, 'Is the game over?'),
    virtual: field(VIRTUAL_EXPECTATION, 'What the virtual player has.'),
    title: field(
      text(...TITLES.flatMap(({ name }) => [name.pl, name.en]), NO_TITLE),
      'What the score earns who has beaten the virtual player, or would earn now.',
    ),
  },
};

const PLAY: Shape = {
  kind: 'variant',
  of: {
    choose: {
      kind: 'object',
      name: 'choose',
      fields: { by: needed(FACTION, BY), choose: needed(text(...CHOICES), 'The name of the choice.'), ...DETAILS },
    },
    pick: {
      kind: 'object',
      name: 'pick',
      fields: {
        by: needed(FACTION, BY),
        pick: needed(
          { kind: 'list', of: { kind: 'card', orGood: true } },
          'The cards picked; where loot is picked, also goods.',
        ),
      },
    },
    expect: {
      kind: 'object',
      name: 'expect',
      fields: { expect: needed(EXPECTATION, 'What must hold at this moment.') },
    },
  },
};

const LUCK: Shape = {
  kind: 'variant',
  of: {
    shuffle: {
      kind: 'object',
      name: 'shuffle',
      fields: {
        shuffle: needed(text('common', 'attack', ...FACTIONS), 'The deck that is shuffled.'),
        result: needed(
          { kind: 'list', of: { kind: 'card', orGood: true } },
          'The cards that then lie on top, the first one drawn first; the others lie below.',
        ),
      },
    },
    virtualCard: {
      kind: 'object',
      name: 'virtual card',
      fields: { virtualCard: needed(CARD, 'The card of the lookout that the virtual player gets by lot.') },
    },
    firstPlayer: {
      kind: 'object',
      name: 'first player',
      fields: { firstPlayer: needed(FACTION, 'Who becomes first player at setup.') },
    },
  },
};

export const SCENARIO: ObjectShape = {
  kind: 'object',
  name: 'scenario',
  fields: {
    $schema: field(TEXT, 'The schema, for editors.'),
    scenario: needed(TEXT, 'What it shows, in one sentence.'),
    rules: field({ kind: 'list', of: { kind: 'rule' } }, 'The rules it proves.'),
    game: field(text('osadnicy'), 'The game.'),
    options: field({ kind: 'list', of: text(...OPTIONS) }, 'Variants in play.'),
    position: needed(POSITION, 'The table at the beginning.'),
    chance: field({ kind: 'list', of: LUCK }, 'What chance decides, for each deck in the order of shuffling.'),
    play: field({ kind: 'list', of: PLAY }, 'What the players choose, one after the other, and what holds in between.'),
    expect: field(EXPECTATION, 'What must hold at the end.'),
  },
};
