import { cityAt } from '../../cities.ts';
import { LEADER } from '../../pieces.ts';
import { CARD_KINDS } from '../../trade.ts';
import { kindOf } from '../../units.ts';
import { said } from '../said.ts';
import type { Says } from '../tables.ts';
import { CARD_QUESTIONS } from './card-options.ts';
import { POWER_QUESTIONS } from './power-options.ts';
import type { EnglishNames } from './speech.ts';

/** What is asked of a seat. */
export const QUESTIONS: Says<EnglishNames> = {
  ...CARD_QUESTIONS,
  ...POWER_QUESTIONS,
  turn: (_, { game }) =>
    game.actions === 0 ? ['Free actions, or end the turn?'] : [`What do you do? Actions left: ${game.actions}.`],
  pay: ({ cost }, names) => said`How do you pay ${names.goods(cost)}?`,
  'choose token': () => ['Which token do you take?'],
  'buy advance': ({ seat, advance }, names) => said`How do you pay for ${names.advance(seat, advance)}?`,
  'free education': (_, names) => said`Free Education: do you pay ${names.n('ideas', 1)} for ${names.n('mood', 1)}?`,
  gather: ({ hex }, names) => said`What do you collect in ${names.hex(hex)}?`,
  metallurgy: () => ['Metallurgy: do you turn 1 Ore into 1 Gold?'],
  dogma: () => ['Dogma: which advance of Theocracy do you gain?'],
  'choose units': ({ hex }, names) => said`Which units do you recruit in ${names.hex(hex)}?`,
  'pay recruits': ({ kinds }, names) => said`How do you pay for ${names.units(kinds)}?`,
  muster: ({ kind }, names) =>
    kind === LEADER
      ? ['Who becomes your leader?']
      : said`Where does the recruited piece come from: ${names.unit(kind)}?`,
  medicine: () => ['Medicine: which resource do you take back?'],
  'move groups': ({ left }) => [`From where do you move units? Groups left: ${left}.`],
  'choose group': ({ hex }, names) => said`Which units go from ${names.hex(hex)}?`,
  'choose destination': ({ hex, units }, names) =>
    said`Where does the group go from ${names.hex(hex)}: ${names.units(units.map(kindOf))}?`,
  'lay tile': ({ to }, names) => said`Which way does the region at ${names.hex(to)} lie?`,
  'land ships': () => ['Where do the Ships end their move?'],
  unload: ({ hex }, names) => said`There is no room at ${names.hex(hex)}: who is lost?`,
  'raise moods': () => ["Which city's mood do you raise?"],
  'mood falls': ({ hex }, names) => said`The mood of ${names.hex(hex)} falls: do you prevent it?`,
  'choose target': () => ['Which city do you influence, and from where?'],
  'boost roll': ({ missing }, names) =>
    said`The roll is too low by ${missing}: do you pay ${names.n('culture', missing)}?`,
  persuade: ({ to }, names) =>
    cityAt(names.game, to)
      ? said`Which building of ${names.hex(to)} do you convert?`
      : said`Whom do you win over at ${names.hex(to)}?`,
  levy: ({ left }) => [`Taxes: which resources do you gain? Choose ${left}.`],
  'trade routes': () => ['Which cities do you trade with by Trade Routes?'],
  'other income': () => ['What do some of the Trade Routes bring instead of food and gold?'],
  'route income': () => ['What do the Trade Routes bring?'],
  offer: ({ to }, names) => said`What do you offer ${names.who(to)}?`,
  demand: ({ to }, names) => said`What do you ask of ${names.who(to)} in return?`,
  'answer offer': ({ from, give, want, kinds }, names) => {
    const offered = names.game.seats[from]!.offered;
    const theirs = names.deal(give, names.eachCard(offered));
    return said`${names.who(from)} offer you ${theirs} for ${names.deal(want, names.kinds(kinds))}. Do you accept?`;
  },
  'await answer': ({ to }, names) => said`${names.who(to)} think about your offer. Do you withdraw it?`,
  'set terms': () => ['What would you give for what, one for one, whoever offers it?'],
  'choose cards': ({ kind, n }, names) => said`What do you give? Choose ${names.n(`${CARD_KINDS[kind]!} card`, n)}.`,
  'cheer a city': () => ["Which city's mood do you raise?"],
  'place free unit': ({ kind }, names) => said`Where do you place ${names.unit(kind)}?`,
  learn: () => ['Which advance do you gain?'],
  'exchange knowledge': () => ['With whom do you exchange advances?'],
  'choose purchase': () => ['Which advance do you buy?'],
  'develop a city': () => ['What do you build, and where?'],
  'choose victim': () => ['Who loses an action next turn?'],
  'choose truce': () => ['With whom do you agree on a truce?'],
  'choose plan': () => ['Which objective do you keep, and for which of yours?'],
  'send explorer': () => ['Which region do you reveal?'],
  'lay discovery': ({ hex }, names) => said`Which way does the region at ${names.hex(hex)} lie?`,
  'take over': () => ['Who joins you?'],
  'send spy': () => ['Upon whom do you spy?'],
  'swap a card': () => ['Do you swap a card?'],
  hire: () => ['Which barbarian army do you hire?'],
  'send army': () => ['Which army goes where?'],
  'teach us': () => ['Do you play a card for the captured city?'],
  siegecraft: () => ['Siegecraft: what of the Fortress do you silence?'],
  'steel weapons': () => ['Do you use Steel Weapons?'],
  'lay card': () => ['Do you lay a battle card?'],
  withdraw: () => ['Where do you withdraw to?'],
  besieged: ({ price }, names) => said`Do you pay ${names.goods(price)}, so that your units keep their abilities?`,
  'lose units': ({ side }, names) => said`Who falls of ${names.fighting(side)}?`,
  casualties: ({ side }, names) => said`Who falls of ${names.fighting(side)}?`,
  'retreat or fight on': () => ['Do you fight on?'],
  'place refugee': () => ['Where do you place a Settler?'],
  fanatics: () => ['Fanaticism: where do you place Infantry?'],
  event: () => ['An event: is its text resolved, too?'],
  'exhaust land': () => ['Which land is exhausted?'],
  'settle barbarians': () => ['Where do Barbarians settle?'],
  'reinforce barbarians': () => ['Which barbarian city gets a unit?'],
  march: () => ['Which barbarian army goes where?'],
  'swell city': ({ hex }, names) => said`Which unit do the Barbarians of ${names.hex(hex)} get?`,
  'recall pirates': () => ['Which pirate Ship leaves the map?'],
  'place pirates': ({ left }) => [`Where do Pirates come? Ships left: ${left}.`],
  raided: () => ['What do you give the Pirates?'],
  claim: () => ['Do you complete an objective?'],
  'status objectives': () => ['Which objective do you complete?'],
  'free advance': () => ['Which advance do you gain for free?'],
  'raze city': () => ['Do you raze a city?'],
  'change government': () => ['Do you change the government?'],
  'name first player': () => ['Who is the first player?'],
};

export const CHOOSE = 'What do you choose?';
