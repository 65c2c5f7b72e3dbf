import type { Part } from '@imperia/kit';
import { yieldGood } from '../../actions/collect.ts';
import { ownAdvance } from '../../civilization-data.ts';
import { objective } from '../../objective-data.ts';
import { FACES } from '../../pieces.ts';
import type { Why } from '../../steps.ts';
import { counts } from '../parts.ts';
import { list, said } from '../said.ts';
import type { Tells } from '../tables.ts';
import type { PolishNames } from './speech.ts';

const DECKS = { action: 'kart Akcji', event: 'kart Wydarzeń', wonder: 'kart Cudów' } as const;

/** Those who give something up of their own will. */
const PAID: ReadonlySet<Why> = new Set<Why>(['advance', 'influence', 'card']);

/** The lines of the log. */
export const EVENTS: Tells<PolishNames> = {
  begin: ({ first }, names) => said`Zaczynają ${names.who(first)}.`,
  age: ({ age }) => [`Rozpoczyna się Wiek ${age}.`],
  round: ({ age, round }) => [`Wiek ${age}, Runda ${round}.`],
  turn: ({ seat }, names) => said`Tura ${names.who(seat, 'gen')}.`,
  act: () => [],
  status: () => ['Rozpoczyna się Faza Podsumowania.'],
  shuffle: ({ deck }) => [`Potasowano stos ${DECKS[deck]}.`],
  gain: ({ seat, good, n, kept }, names) => {
    if (kept === n) return said`${names.who(seat)} zyskują ${names.good(good, n)}.`;
    if (kept === 0) return said`${names.who(seat)} nie mają miejsca na ${names.good(good, n)}.`;
    return said`${names.who(seat)} zyskują ${names.good(good, n)}, ale mają miejsce na ${kept}.`;
  },
  lose: ({ seat, good, n, why }, names) =>
    why === 'limit'
      ? said`${names.who(seat)} nie mają miejsca na ${names.good(good, n)}.`
      : said`${names.who(seat)} ${why === 'trade' ? 'oddają' : PAID.has(why) ? 'płacą' : 'tracą'} ${names.good(good, n)}.`,
  pay: ({ seat, pay }, names) => said`${names.who(seat)} płacą ${names.goods(pay)}.`,
  draw: ({ seat, card }, names) => said`${names.who(seat)} dobierają ${names.card(card)}.`,
  discard: ({ seat, card }, names) => said`${names.who(seat)} odrzucają ${names.card(card)}.`,
  play: ({ seat, card }, names) => said`${names.who(seat)} zagrywają ${names.civil(card)}.`,
  truce: ({ seat, of }, names) => said`${names.who(seat)} zawierają rozejm z ${names.who(of, 'ins')}.`,
  look: ({ seat, cards }, names) => said`${names.who(seat)} oglądają ${names.cards(cards)}.`,
  spy: ({ seat, of }, names) => said`${names.who(seat)} szpiegują ${names.who(of, 'acc')}.`,
  'taken over': ({ seat, hex }, names) => said`${names.who(seat)} przejmują Miasto Barbarzyńców ${names.hex(hex)}.`,
  hinder: ({ seat, of }, names) => said`${names.who(seat)} odbierają ${names.who(of, 'dat')} Akcję w następnej turze.`,
  advance: ({ seat, advance }, names) =>
    said`${names.who(seat)} zdobywają Rozwinięcie ${names.advance(seat, advance)}.`,
  borrow: ({ seat, advance }, names) =>
    said`${names.who(seat)} korzystają w tej turze z Rozwinięcia ${names.advance(seat, advance)}.`,
  destroyed: ({ hex }, names) => said`Miasto ${names.hex(hex)} ginie.`,
  'own advance': ({ seat, place }, names) =>
    said`${names.who(seat)} zdobywają własne Rozwinięcie ${names.advance(seat, ownAdvance(place))}.`,
  'give up advance': ({ seat, advance }, names) =>
    said`${names.who(seat)} porzucają Rozwinięcie ${names.advance(seat, advance)}.`,
  event: ({ seat, card }, names) => said`Wydarzenie dla ${names.who(seat, 'gen')}: ${names.card(card, 'nom')}.`,
  found: ({ seat, hex }, names) => said`${names.who(seat)} zakładają Miasto ${names.hex(hex)}.`,
  collect: ({ seat, hex, gathered }, names) =>
    said`${names.who(seat)} zbierają ${names.goods(counts(gathered.map(yieldGood)))} w ${names.hex(hex)}.`,
  construct: ({ seat, hex, building }, names) =>
    said`${names.who(seat)} wznoszą ${names.building(building)} w ${names.hex(hex)}.`,
  wonder: ({ seat, hex, card }, names) => said`${names.who(seat)} wznoszą ${names.card(card)} w ${names.hex(hex)}.`,
  recruit: ({ seat, hex, kinds }, names) => said`${names.who(seat)} werbują ${names.units(kinds)} w ${names.hex(hex)}.`,
  leader: ({ seat, card, hex }, names) =>
    said`Na czele ${names.who(seat, 'gen')} staje ${names.card(card, 'nom')} w ${names.hex(hex)}.`,
  'city moves': ({ seat, hex, to }, names) =>
    said`${names.who(seat)} przenoszą Miasto z ${names.hex(hex)} na ${names.hex(to)}.`,
  place: ({ owner, hex, kind }, names) =>
    said`${names.who(owner)} umieszczają ${names.unit(kind)} na ${names.hex(hex)}.`,
  remove: ({ owner, hex, kind }, names) => said`${names.who(owner)} tracą ${names.unit(kind)} na ${names.hex(hex)}.`,
  move: ({ owner, hex, to, kinds, roads }, names) =>
    said`${names.who(owner)} przesuwają ${names.units(kinds)} z ${names.hex(hex)} na ${names.hex(to)}${roads ? ' Drogami' : ''}.`,
  reveal: ({ seat, slot, card }, names) =>
    said`${names.who(seat)} odkrywają ${names.card(card)} na polach ${names.hexes(names.slot(slot))}.`,
  explore: ({ slot }, names) => said`Nowa ziemia: ${names.land(slot)}.`,
  mood: ({ hex, mood }, names) => said`Miasto ${names.hex(hex)} jest teraz ${names.mood(mood)}.`,
  influence: ({ seat, hex, to, boost }, names) =>
    said`${names.who(seat)} próbują wpłynąć na ${names.hex(to)} z ${names.hex(hex)}${
      boost > 0 ? said` za ${names.n('culture', boost)}` : []
    }.`,
  'influence roll': ({ result }) => [`Wypada ${result}.`],
  influenced: ({ seat, hex, building }, names) =>
    said`${names.who(seat)} przejmują ${names.building(building)} w ${names.hex(hex)}.`,
  battle: ({ attacker, defender, hex }, names) =>
    said`Bitwa na ${names.hex(hex)}: ${names.who(attacker)} atakują ${names.who(defender, 'acc')}.`,
  'battle card': ({ seat, card }, names) => said`${names.who(seat)} odkrywają ${names.battle(card)}.`,
  'card roll': ({ seat, faces: rolled }, names) =>
    said`${names.who(seat)} rzucają za swoją kartę: ${rolled.map((face) => FACES[face]!.value).join(', ')}.`,
  'battle roll': ({ round, dice, cv, hits }, names) =>
    said`Runda Walki ${round}: atakujący wyrzucają ${faces(dice[0], names)} i mają Wartość Bojową ${cv[0]}, obrońcy wyrzucają ${faces(dice[1], names)} i mają ${cv[1]}. Atakujący przyjmują ${names.n('hit', hits[0])}, obrońcy ${names.n('hit', hits[1])}.`,
  casualties: ({ owner, hex, kinds }, names) =>
    said`${names.who(owner)} tracą ${names.units(kinds)} na ${names.hex(hex)}.`,
  retreat: ({ owner, hex, to }, names) =>
    said`${names.who(owner)} wycofują się z ${names.hex(hex)} na ${names.hex(to)}.`,
  'battle over': ({ hex, winner }, names) =>
    winner < 0
      ? said`Bitwa na ${names.hex(hex)} kończy się bez zwycięzcy.`
      : said`${names.who(winner)} wygrywają Bitwę na ${names.hex(hex)}.`,
  capture: ({ owner, hex, of }, names) =>
    said`${names.who(owner)} przejmują Miasto ${names.hex(hex)} ${names.who(of, 'gen')}.`,
  raze: ({ seat, hex }, names) => said`${names.who(seat)} palą swoje Miasto ${names.hex(hex)}.`,
  exhausted: ({ hex }, names) => said`Pole ${names.hex(hex)} staje się Jałową Ziemią.`,
  'barbarian city': ({ hex }, names) => said`Barbarzyńcy osiedlają się na ${names.hex(hex)}.`,
  'change government': ({ seat, advances }, names) =>
    said`${names.who(seat)} zmieniają Formę Rządów, ${names.government(advances[0]!)}: ${names.advances(seat, advances)}.`,
  'first player': ({ seat }, names) => said`Od teraz zaczynają ${names.who(seat)}.`,
  offer: ({ seat, to, give, offered, want, kinds }, names) =>
    said`${names.who(seat)} oferują ${names.who(to, 'dat')} ${names.deal(give, offered > 0 ? [names.n('card', offered)] : [])} za ${names.deal(want, names.kinds(kinds))}.`,
  refuse: ({ seat, from }, names) => said`${names.who(seat)} odrzucają ofertę ${names.who(from, 'gen')}.`,
  withdraw: ({ seat }, names) => said`${names.who(seat)} wycofują ofertę.`,
  terms: ({ seat, terms }, names) =>
    terms.length === 0
      ? said`${names.who(seat)} na nic się już z góry nie zgadzają.`
      : said`${names.who(seat)} oddają bez pytania jeden za jeden: ${names.terms(terms)}.`,
  trade: ({ seat, to }, names) => said`${names.who(seat)} dokonują Wymiany z ${names.who(to, 'ins')}.`,
  receive: ({ seat, cards }, names) => said`${names.who(seat)} otrzymują ${names.cards(cards)}.`,
  complete: ({ seat, objective: id }, names) => said`${names.who(seat)} realizują Cel „${objective(id).name.pl}”.`,
  score: ({ seat, points }, names) => said`Punkty ${names.who(seat, 'gen')}: ${String(points).replace('.', ',')}.`,
  win: ({ winners }, names) =>
    winners.length === 1
      ? said`Wygrywają ${names.who(winners[0]!)}.`
      : said`Zwycięstwo dzielą ${list(
          winners.map((seat) => names.who(seat)),
          'i',
        )}.`,
};

/** Each number with the unit that it calls. */
function faces(rolled: readonly number[], names: PolishNames): Part[] {
  if (rolled.length === 0) return ['nic'];
  return list(
    rolled.map((face) => said`${FACES[face]!.value} (${names.bare(FACES[face]!.icon)})`),
    'i',
  );
}
