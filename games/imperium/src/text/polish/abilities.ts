import { joined, listed } from '@imperia/kit';
import type { CardData, Effect, Flag, Happening, Points, PointsTerm, Term, When } from '../../card-data.ts';
import { called } from '../called.ts';
import { type Part, pictured } from '../parts.ts';
import { symbol, symbols, tokens, words } from './lexicon.ts';
import { countedPl, eachPl, eitherPl, termsPl, thingPl } from './things.ts';

const WHENS: Record<Exclude<When, 'take'>, string> = {
  play: '',
  exhaust: 'zaznacz',
  passive: 'pasywna',
  solstice: 'przesilenie',
  score: 'przed punktacją',
};

/** What stands before an effect: when it happens. */
export function headingPl({ when, on, instead }: Effect, card: CardData): Part[] {
  const label = when === 'take' ? takenPl(card) : WHENS[when];
  const happens = on ? happeningsPl(on) : instead ? happeningPl(instead) : [];
  if (happens.length === 0) return label ? [`${label}:`] : [];
  if (when === 'exhaust') return [`${label}, gdy `, ...happens, ':'];
  return [`${label}: gdy `, ...happens, instead ? ', zamiast tego' : ','];
}

/** A journey card is put into play, a fame card would go to the hand. */
function takenPl({ type, start, sides }: CardData): string {
  if (start === 'journey') return 'gdy ta karta wchodzi do gry';
  return type === 'fame' && sides ? 'zamiast wziąć tę kartę na rękę' : 'gdy pozyskasz tę kartę';
}

/** The same cards acquired or broken through for are named once. */
function happeningsPl(on: readonly Happening[]): Part[] {
  const [first, second] = on;
  if (first?.event === 'acquire' && second?.event === 'breakthrough') {
    return ['zdobywasz lub podporządkowujesz ', ...eitherPl(first.what, 'one', 'acc')];
  }
  return listed(on.map(happeningPl), ' lub ');
}

function happeningPl(happening: Happening): Part[] {
  switch (happening.event) {
    case 'play':
      return ['zagrywasz ', ...one(happening.what), happening.from ? ' ze stosu kart odrzuconych' : ''];
    case 'attacked':
      return ['inny gracz zagrywa ', ...one(['attack'])];
    case 'acquire':
      return ['zdobywasz ', ...one(happening.what), happening.from ? ' ze stosu kart usuniętych' : ''];
    case 'breakthrough':
      return ['podporządkowujesz ', ...one(happening.what)];
    case 'take from market':
      return [
        'zdobywasz lub podporządkowujesz kartę z rynku, na której leży ',
        pictured(happening.bearing, undefined, tokens[happening.bearing].one.nom),
      ];
    case 'take unrest':
      return ['bierzesz ', ...one(['unrest'])];
    case 'return unrest':
      return ['zwracasz ', ...one(['unrest'])];
    case 'gain':
      return happening.from
        ? [
            'zyskujesz ',
            ...thingPl({ token: happening.token }, 'acc'),
            ' dzięki karcie w grze z symbolem ',
            pictured(happening.from, undefined, symbols[happening.from] ?? ''),
          ]
        : ['masz zyskać ', ...thingPl({ token: happening.token }, 'acc')];
    case 'pay':
      return ['płacisz ', pictured(happening.token, undefined, 'populacją')];
    case 'look fame':
      return ['masz podejrzeć karty z talii ', pictured('fame', undefined, 'sławy')];
    case 'place on market':
      return ['masz położyć ', ...thingPl({ token: 'progress', n: 1 }, 'acc'), ' na karcie z rynku'];
    case 'history':
      return ['masz przenieść kartę do historii'];
    case 'sink':
      return ['zatapiasz kartę'];
    case 'deck empty':
      return ['w twojej talii nie ma kart'];
    case 'must discard':
      return ['masz odrzucić ', ...eitherPl([happening.what], 'many', 'acc')];
    case 'leaves play':
      return [`karta „${called(happening.name).pl}” opuszcza grę`];
  }
}

function one(what: readonly Term[]): Part[] {
  return eitherPl(what, 'one', 'acc');
}

export const FLAGS_PL: Record<Flag, string> = {
  'free-play': 'zagraj bez akcji',
  unplayable: 'tej karty nie można zagrać',
  'no-garrison': 'tej karty nie można umieścić w garnizonie',
  'no-abandon': 'tej karty nie można porzucić',
  'no-recall': 'tej karty nie można cofnąć',
  'enters-play-when-gained': 'pozyskana trafia do gry zamiast na stos kart odrzuconych',
  'last-quest': 'może zostać aktywną misją tylko jako ostatnia',
};

export function requiresPl(requires: NonNullable<CardData['requires']>): Part[] {
  const needed = (['play', 'history'] as const).flatMap((place): Part[][] => {
    const names = requires.filter((one) => one.in === place).map(({ name }) => `„${called(name).pl}”`);
    if (names.length === 0) return [];
    return [[`${WHERE[place]} ${words.card[names.length === 1 ? 'one' : 'many'].acc} ${names.join(' i ')}`]];
  });
  return ['zagraj, tylko jeżeli masz ', ...listed(needed, ', a ')];
}

const WHERE = { history: 'w historii', play: 'w grze', garrisoned: 'w garnizonie' } as const;

export function pointsPl(points: Points): Part[] {
  if (points.kind === 'fixed') return vp(points.points);
  if (points.kind === 'variable') {
    return listed(
      points.terms.map((term) => [...vp(term.points), ' za ', ...countedFor(term)]),
      ' i ',
    );
  }
  const cases = points.cases
    .filter(({ where, points: worth }) => where !== 'elsewhere' || worth !== 0)
    .map(({ where, points: worth }): Part[] => [
      ...vp(worth),
      where === 'elsewhere' ? ' w każdym innym miejscu' : `, jeżeli ${WHERE[where]}`,
    ]);
  return joined(cases, '; ');
}

function vp(n: number): Part[] {
  return [pictured('vp', n, `${String(n).replace('-', '−')} PZ`)];
}

const PLACES = {
  play: ' w grze',
  here: ' pod tą kartą',
  history: ' w historii',
  exile: ' w stosie kart usuniętych',
  others: ' u innych graczy',
} as const;

function countedFor(term: PointsTerm): Part[] {
  const { per } = term;
  if ('rivals' in term)
    return ['każdego innego gracza, który ma mniej ', ...thingPl({ token: 'progress' }, 'gen'), ' od ciebie'];
  if ('token' in term) {
    const noun = tokens[term.token];
    return per === 1
      ? ['każdy ', pictured(term.token, undefined, noun.one.acc)]
      : ['każde ', pictured(term.token, per, countedPl(noun, per, 'acc'))];
  }
  const { what, not, in: place } = term;
  const counted = per === 1 ? eachPl(what) : ['każde ', ...several(what, per)];
  const where = place ? PLACES[place] : '';
  if (!not) return [...counted, where];
  const except =
    per === 1
      ? [', która nie jest ', ...eitherPl(not, 'one', 'ins')]
      : [', które nie są ', ...eitherPl(not, 'many', 'ins')];
  return [...counted, where, ...except];
}

function several(what: readonly Term[], n: number): Part[] {
  const [first] = what;
  if (typeof first === 'string' && first in symbols) return [countedPl(symbol, n, 'acc'), ` ${first}`];
  return what[0] === 'card'
    ? [pictured('card', n, countedPl(words.card, n, 'acc'))]
    : termsPl(what, 'acc', n, undefined);
}
