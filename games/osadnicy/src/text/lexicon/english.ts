import type { EnglishNoun, EnglishVerb } from '@imperia/kit';
import type { Side } from '../cards.ts';
import type { Adjective, Note, Noun, Verb } from './keys.ts';

function noun(one: string, many = `${one}s`): EnglishNoun {
  return { one, many };
}

function unique(one: string): EnglishNoun {
  return { one, many: one, unique: true };
}

export const nouns: Record<Noun, EnglishNoun> = {
  wood: noun('wood', 'wood'),
  stone: noun('stone', 'stone'),
  food: noun('food', 'food'),
  worker: noun('Worker'),
  gold: noun('Gold', 'Gold'),
  raze: noun('Raze token'),
  defense: noun('Defense token'),
  vp: noun('VP', 'VP'),
  card: noun('card'),
  commonCard: noun('Common card'),
  factionCard: noun('faction card'),
  good: noun('Good'),
  resource: noun('Resource'),
  location: noun('Location'),
  foundation: noun('Foundation'),
  deal: noun('Deal'),
  samurai: noun('Samurai', 'Samurai'),
  enemy: noun('opponent'),
  hand: unique('hand'),
  pool: unique('pool'),
  supply: unique('general pool'),
  empire: unique('Empire'),
  rest: unique('rest'),
  razeField: unique('raze field'),
};

export const adjectives: Record<Adjective, string> = {
  black: 'black',
  purple: 'purple',
  blue: 'blue',
  brown: 'brown',
  gold: 'gold',
  red: 'red',
  pink: 'pink',
  grey: 'grey',
  common: 'Common',
  faction: 'faction',
  production: 'Production',
  action: 'Action',
  gained: 'gained',
  colourless: 'colourless',
  other: 'other',
  open: 'Open Production',
};

export const verbs: Record<Verb, EnglishVerb> = {
  gain: { base: 'gain' },
  draw: { base: 'draw' },
  keep: { base: 'keep' },
  discard: { base: 'discard' },
  reveal: { base: 'reveal' },
  shuffleIn: { base: 'shuffle', tail: 'into the faction deck' },
  putBottom: { base: 'put', tail: 'at the bottom of the deck' },
  sendTo: { base: 'send a Worker to' },
  play: { base: 'play' },
  seek: { base: 'look for' },
  takeBack: { base: 'take back' },
  shuffleBack: { base: 'shuffle', tail: 'back into the deck' },
  spend: { base: 'spend' },
  pay: { base: 'pay' },
  take: { base: 'take' },
  takeAway: { base: 'take' },
  takeOver: { base: 'take over' },
  lose: { base: 'lose' },
  build: { base: 'build' },
  sign: { base: 'sign' },
  raze: { base: 'raze' },
  use: { base: 'use' },
  startWith: { base: 'start with' },
  repeat: { base: 'repeat the production of' },
  remove: { base: 'remove', tail: 'from the game' },
  refresh: { base: 'refresh' },
  block: { base: 'block' },
  forceDiscard: { base: 'make', tail: 'discard a card from hand' },
  place: { base: 'place' },
  lay: { base: 'lay' },
  putAside: { base: 'put' },
  store: { base: 'store' },
  pass: { base: 'pass' },
  stop: { base: 'stop here' },
  goOn: { base: 'go on' },
  skip: { base: 'do nothing' },
  discardNothing: { base: 'discard nothing' },
  putAsideNothing: { base: 'put nothing there' },
  storeNothing: { base: 'store nothing' },
};

export const notes: Record<Note, string> = {
  usableAgain: '(it can be used again)',
  untilRoundEnd: 'until the end of the round',
  whateverProtects: '(whatever protects it)',
  usualCost: 'at the usual cost',
  withoutRazing: 'without razing it',
  withoutLocation: 'without giving up a Location',
  costWithoutLocation: 'at its cost, but without giving up a Location',
  markedByTop: '(mark it with the top card of your deck)',
  outForRound: '(you take no more turns this round)',
  untilFound: '(reveal cards until one comes, and shuffle the others back)',
  fromDiscards: 'from the discard pile',
  topOfEnemyDeck: "from the top of an opponent's deck",
  ofItsColour: 'that one of its colours stands for',
  freeInItsColour: 'of its colour for free',
  forFree: 'for free',
  withBonus: 'with a building bonus',
  lyingHere: 'lying here',
  likeThoseHere: 'lying here, of the same kind',
  ofChosenColour: 'of a colour chosen before',
  intoHand: 'into your hand',
  atItsCost: 'at its cost',
};

/** Said of one card, and of the players. */
export const decks: Record<Side, { readonly card: string; readonly players: string; readonly name: string }> = {
  common: { card: 'Common', players: 'nobody', name: 'Common cards' },
  barbarians: { card: 'Barbarian', players: 'the Barbarians', name: 'Barbarians' },
  japanese: { card: 'Japanese', players: 'the Japanese', name: 'Japanese' },
  romans: { card: 'Roman', players: 'the Romans', name: 'Romans' },
  egyptians: { card: 'Egyptian', players: 'the Egyptians', name: 'Egyptians' },
  amazons: { card: 'Amazon', players: 'the Amazons', name: 'Amazons' },
  virtual: { card: 'Attack', players: 'the virtual player', name: 'virtual player' },
};
