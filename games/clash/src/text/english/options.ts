import type { Part } from '@imperia/kit';
import { yieldGood, yieldHex } from '../../actions/collect.ts';
import { CULTURE, GOLD, isNothing, MOOD, NOTHING } from '../../goods.ts';
import { objective } from '../../objective-data.ts';
import { hexAt, kindOf } from '../../units.ts';
import { hexFacts } from '../hexes.ts';
import { counts } from '../parts.ts';
import { list, said } from '../said.ts';
import type { Says } from '../tables.ts';
import { CARD_OPTIONS } from './card-options.ts';
import { POWER_OPTIONS } from './power-options.ts';
import type { EnglishNames } from './speech.ts';

/** What can be chosen, as a command. */
export const OPTIONS: Says<EnglishNames> = {
  ...CARD_OPTIONS,
  ...POWER_OPTIONS,
  advance: ({ seat, advance }, names) => said`Advance: ${names.advance(seat, advance)}`,
  found: ({ hex }, names) => said`Found a city at ${names.hex(hex)}`,
  collect: ({ hex }, names) => said`Collect in ${names.hex(hex)}`,
  construct: ({ hex, building, port }, names) => built(names, hex, building, port),
  recruit: ({ hex }, names) => said`Recruit in ${names.hex(hex)}`,
  move: () => ['Move units'],
  'increase happiness': () => ['Increase happiness'],
  influence: () => ['Influence culture'],
  'end turn': () => ['End the turn'],
  decline: (_, { game }) => [DECLINED[game.steps.at(-1)?.do ?? ''] ?? 'No, thanks'],

  taxes: (_, names) => said`Taxes: pay ${names.good(MOOD, 1)}`,
  sports: ({ hex, steps }, names) =>
    said`Circus & Sports: raise the mood of ${names.hex(hex)} by ${names.n('step', steps)} for ${names.good(CULTURE, steps)}`,
  'civil liberties': (_, names) => said`Civil Liberties: gain ${names.good(MOOD, 3)}`,
  barter: ({ card, good }, names) => said`Bartering: discard ${names.card(card)} for ${names.good(good, 1)}`,
  arts: (_, names) => said`Arts: influence culture for ${names.good(CULTURE, 1)}`,
  theaters: ({ good }, names) =>
    said`Theaters: swap ${names.good(good, 1)} for ${names.good(good === MOOD ? CULTURE : MOOD, 1)}`,
  voting: (_, names) => said`Voting: increase happiness for ${names.good(MOOD, 1)}`,
  'free collect': ({ hex }, names) => said`Free Economy: collect in ${names.hex(hex)} for ${names.good(MOOD, 1)}`,
  'absolute power': (_, names) => said`Absolute Power: one more action for ${names.good(MOOD, 2)}`,
  'forced labor': (_, names) =>
    said`Forced Labor: your Angry cities work as Neutral this turn, for ${names.good(MOOD, 1)}`,

  spend: ({ pay }, names) => said`Pay ${names.goods(pay)}`,
  'take token': ({ good }, names) => said`Take ${names.good(good, 1)}`,
  bought: ({ pay }, names) => paid(names, pay),
  'gain advance': ({ seat, advance }, names) => said`Gain ${names.advance(seat, advance)}`,
  educate: ({ pay }, names) => said`Pay ${names.goods(pay)} for ${names.good(MOOD, 1)}`,
  gathered: ({ gathered }, names) =>
    said`Collect ${list(
      gathered.map((one) => said`${names.good(yieldGood(one), 1)} from ${names.hex(yieldHex(one))}`),
      'and',
    )}`,
  smelt: (_, names) => said`Turn 1 Ore into ${names.good(GOLD, 1)}`,
  'pay recruits': ({ kinds }, names) => said`Recruit ${names.units(kinds)}`,
  enlist: ({ pay }, names) => paid(names, pay),
  'place recruit': ({ kind, from }, names) =>
    from < 0 ? said`Place ${names.unit(kind)}` : said`Take ${names.unit(kind)} from ${names.hex(hexAt(from))}`,
  'draw leader': () => ['Draw a random leader'],
  enthrone: ({ card }, names) => said`Make ${names.card(card)} your leader`,
  regain: ({ good }, names) => said`Take back ${names.good(good, 1)}`,
  'place unit': ({ hex, kind }, names) => said`Place ${names.unit(kind)} in ${names.hex(hex)}`,

  'choose group': ({ hex }, names) => said`Move units from ${names.hex(hex)}`,
  'choose destination': ({ hex, units }, names) => said`Move ${names.units(units.map(kindOf))} from ${names.hex(hex)}`,
  go: ({ seat, to, via, roads, navigation }, names) => {
    const way = via >= 0 ? said` by Roads through ${names.hex(via)}` : roads ? [' by Roads'] : [];
    const round = navigation ? [' round the edge of the map'] : [];
    return said`Go to ${names.hex(to)}${way}${round} (${hexFacts(names.game, to, 'en', seat)})`;
  },
  'stop moving': () => ['Stop moving'],
  laid: ({ to, turned }, names) => said`Place it like this: ${names.laid(to, turned)}`,
  anchor: ({ to }, names) => said`Sail to ${names.hex(to)}`,
  drown: ({ lost }, names) => said`Lose ${names.units(lost.map(kindOf))}`,

  'raise mood': ({ hex }, names) => said`Raise the mood of ${names.hex(hex)}`,
  sadden: ({ hex }, names) => said`Let the mood of ${names.hex(hex)} fall`,
  console: (_, names) => said`Prevent it for ${names.good(MOOD, 1)}`,
  attempt: ({ hex, to, boost }, names) =>
    hex === to
      ? said`Win back a building of ${names.hex(to)}`
      : said`Influence ${names.hex(to)} from ${names.hex(hex)}${boost > 0 ? said` for ${names.good(CULTURE, boost)}` : []}`,
  boost: ({ missing }, names) => said`Boost the roll for ${names.good(CULTURE, missing)}`,
  convert: ({ hex, building }, names) => said`Convert the ${names.word(building)} of ${names.hex(hex)}`,
  'take over': ({ hex }, names) => said`Take over ${names.hex(hex)}`,
  levied: ({ levied }, names) => said`Gain ${names.goods(counts(levied))}`,
  'trade with': ({ cities }, names) =>
    cities.length === 0 ? ['Trade with nobody'] : said`Trade with ${names.hexes(cities)}`,
  'take other': ({ income }, names) => (isNothing(income) ? ['Only food and gold'] : said`Gain ${names.goods(income)}`),
  'take income': ({ food, gold }, names) =>
    said`Gain ${names.goods(NOTHING.map((_, good) => (good === GOLD ? gold : good === 0 ? food : 0)))}`,

  'propose trade': ({ to }, names) => said`Make an offer to ${names.who(to)}`,
  offered: ({ give, cards }, names) => said`Offer ${names.deal(give, names.eachCard(cards))}`,
  demanded: ({ want, kinds }, names) => said`Ask for ${names.deal(want, names.kinds(kinds))}`,
  'accept offer': () => ['Accept the offer'],
  'refuse offer': () => ['Refuse the offer'],
  'withdraw offer': () => ['Withdraw the offer'],
  'show cards': ({ seat }, names) => said`Show ${names.cards(names.game.seats[seat]!.offered)}`,
  'set terms': () => ['Say what you would accept'],
  'terms set': ({ terms }, names) =>
    terms.length === 0 ? ['Accept nothing automatically'] : said`Give, one for one: ${names.terms(terms)}`,
  'set aside': ({ cards }, names) => said`Give ${names.cards(cards)}`,

  play: ({ card }, names) => said`Play ${names.civil(card)}`,
  'cheer city': ({ hex }, names) => said`Raise the mood of ${names.hex(hex)}`,
  'exchange with': ({ of }, names) => said`Exchange advances with ${names.who(of)}`,
  purchase: ({ seat, advance }, names) => said`Buy ${names.advance(seat, advance)}`,
  develop: ({ hex, building, port }, names) => built(names, hex, building, port),
  hinder: ({ of }, names) => said`Take an action from ${names.who(of)}`,
  truce: ({ of }, names) => said`Agree on a truce with ${names.who(of)}`,
  taught: ({ card }, names) => said`Play ${names.civil(card)}`,
  'pay army': ({ hex, good }, names) => said`Hire the army at ${names.hex(hex)} for ${names.good(good, 1)}`,
  'send army': () => ['Hire no more'],
  'army goes': ({ hex, to }, names) => said`Send the army from ${names.hex(hex)} to ${names.hex(to)}`,
  'taken over': ({ kind }, names) =>
    kind < 0 ? ['Nobody joins you'] : said`One of them joins you as ${names.unit(kind)}`,
  'spy upon': ({ of }, names) => said`Spy on ${names.who(of)}`,
  swap: ({ cards }, names) => said`Take ${names.card(cards[0]!)} for ${names.card(cards[1]!)}`,
  adopt: ({ cards }, names) => said`Keep ${names.card(cards[0]!)} for ${names.card(cards[1]!)}`,
  discover: ({ hex }, names) => said`Reveal the region at ${names.hex(hex)}`,
  discovered: ({ hex, turned }, names) => said`Place it like this: ${names.laid(hex, turned)}`,

  besiege: ({ die, shield }, names) => {
    if (die && shield)
      return said`Disable the Fortress's die and its shield (${names.n('wood', 2)} and ${names.n('ore', 2)})`;
    return die
      ? said`Disable the Fortress's die (${names.n('wood', 2)})`
      : said`Disable the Fortress's shield (${names.n('ore', 2)})`;
  },
  arm: () => ['Use Steel Weapons'],
  lay: ({ card }, names) => said`Play ${names.battle(card)}`,
  withdrawn: ({ hex }, names) => said`Withdraw to ${names.hex(hex)}`,
  endure: ({ price }, names) => said`Pay ${names.goods(price)}, so that your units keep their abilities`,
  fall: ({ fallen }, names) => said`Lose ${names.units(fallen.map(kindOf))}`,
  'combat round': () => ['Fight on'],
  retreat: () => ['Retreat'],

  'draw event': ({ whole, old }) => [
    `${old ? 'Take the top event of the discards' : 'Draw an event'}, ${whole ? 'icon and text' : 'its icon alone'}`,
  ],
  exhaust: ({ hex }, names) => said`Exhaust ${names.hex(hex)}`,
  'barbarian settlement': ({ hex }, names) => said`Barbarians settle at ${names.hex(hex)}`,
  'barbarian unit': ({ hex, kind }, names) => said`The Barbarians of ${names.hex(hex)} get ${names.unit(kind)}`,
  raid: ({ hex, to }, names) => said`The Barbarians go from ${names.hex(hex)} to ${names.hex(to)}`,
  recall: ({ ship }, names) => said`Take the pirate Ship from ${names.hex(hexAt(ship))}`,
  'place pirate': ({ hex }, names) => said`Pirates come to ${names.hex(hex)}`,
  ransom: ({ good }, names) =>
    names.game.steps.at(-1)?.do === 'marauded'
      ? said`Lose ${names.good(good, 1)}`
      : said`Give the Pirates ${names.good(good, 1)}`,
  terror: ({ hex }, names) => said`The mood of ${names.hex(hex)} falls`,

  complete: ({ objective: id }) => [`Complete the objective ${objective(id).name.en}`],
  raze: ({ hex }, names) => said`Raze ${names.hex(hex)} for ${names.good(GOLD, 1)}`,
  'take government': ({ seat, advances }, names) =>
    said`Change to ${names.government(advances[0]!)}: ${names.advances(seat, advances)}`,
  'first player': ({ of }, names) => said`${names.who(of)} go first`,
};

/** "No" means something else wherever it is said. */
const DECLINED: Readonly<Record<string, string>> = {
  'raise moods': 'Raise no more moods',
  'raze city': 'Raze no city',
  'change government': 'Keep the government',
  'lay card': 'Play no card',
  'boost roll': 'Do not boost: the attempt fails',
  'free education': 'Keep the Idea',
  metallurgy: 'Keep the Ore',
  'steel weapons': 'Fight without Steel Weapons',
  siegecraft: 'Leave the Fortress as it is',
  besieged: 'Do not pay: your units have no abilities',
  'place refugee': 'Place no Settler',
  'place free unit': 'Place nobody',
  'send explorer': 'Reveal no region',
  'swap a card': 'Swap nothing',
  'choose plan': 'Keep your objectives',
  'teach us': 'Play no card',
  'cheer a city': 'Pay for no more',
  dogma: 'Gain no advance',
  study: 'Use no advance',
  avert: 'Let it happen',
  'ball court': 'Pay nothing',
  'guide barbarians': 'Let them go where they like',
  'keep settler': 'Let the Settler go',
  'settle legion': 'Place no Infantry',
  'raise rune stone': 'Raise none',
  'study further': 'Buy no advance',
  'spread culture': 'Influence no city',
  beacon: 'Place no Ship',
  crowd: 'Pay nothing',
  swear: 'Pay nothing',
  immortals: 'Pay nothing',
  parry: 'Pay nothing',
  'trojan horse': 'Build no horse',
  'offer person': 'Do not take it',
  'construct freely': 'Build nothing',
  'sail afar': 'Reveal no region',
  'found afar': 'Found no city',
  'build cheaper': 'Build no wonder',
  'turn tokens': 'Turn none',
  'status objectives': 'Complete no objective',
  claim: 'Complete no objective',
};

function built(names: EnglishNames, hex: number, building: number, port: number): Part[] {
  const faced = port >= 0 ? said` facing ${names.hex(port)}` : [];
  return said`Build ${names.building(building)} in ${names.hex(hex)}${faced}`;
}

function paid(names: EnglishNames, pay: readonly number[]): Part[] {
  return pay.every((n) => n === 0) ? ['Pay nothing'] : said`Pay ${names.goods(pay)}`;
}
