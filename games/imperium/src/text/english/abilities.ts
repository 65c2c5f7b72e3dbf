import { joined, listed } from '@imperia/kit';
import type { CardData, Effect, Flag, Happening, Points, PointsTerm, Term, When } from '../../card-data.ts';
import { called } from '../called.ts';
import { type Part, pictured } from '../parts.ts';
import { eachEn, eitherEn, oneOfEn, termsEn, thingEn } from './things.ts';

const WHENS: Record<Exclude<When, 'take'>, string> = {
  play: '',
  exhaust: 'exhaust',
  passive: 'passive',
  solstice: 'solstice',
  score: 'before scoring',
};

/** What stands before an effect: when it happens. */
export function headingEn({ when, on, instead }: Effect, card: CardData): Part[] {
  const label = when === 'take' ? takenEn(card) : WHENS[when];
  const happens = on ? happeningsEn(on) : instead ? happeningEn(instead) : [];
  if (happens.length === 0) return label ? [`${label}:`] : [];
  if (when === 'exhaust') return [`${label} when `, ...happens, ':'];
  return [`${label}: ${instead ? 'when you would ' : 'when '}`, ...happens, instead ? ', instead' : ','];
}

/** A journey card is put into play, a fame card would go to the hand. */
function takenEn({ type, start, sides }: CardData): string {
  if (start === 'journey') return 'when this card enters play';
  return type === 'fame' && sides ? 'instead of taking this card' : 'when you gain this card';
}

/** The same cards acquired or broken through for are named once. */
function happeningsEn(on: readonly Happening[]): Part[] {
  const [first, second] = on;
  if (first?.event === 'acquire' && second?.event === 'breakthrough') {
    return ['you acquire or break through for ', ...oneOfEn(first.what)];
  }
  return listed(on.map(happeningEn), ' or ');
}

function happeningEn(happening: Happening): Part[] {
  switch (happening.event) {
    case 'play':
      return ['you play ', ...oneOfEn(happening.what), happening.from ? ' from your discard pile' : ''];
    case 'attacked':
      return ['another player plays ', ...oneOfEn(['attack'])];
    case 'acquire':
      return ['you acquire ', ...oneOfEn(happening.what), happening.from ? ' from the exile pile' : ''];
    case 'breakthrough':
      return ['you break through for ', ...oneOfEn(happening.what)];
    case 'take from market':
      return ['you acquire or break through for a market card bearing ', ...thingEn({ token: happening.bearing })];
    case 'take unrest':
      return ['you take ', ...oneOfEn(['unrest'])];
    case 'return unrest':
      return ['you return ', ...oneOfEn(['unrest'])];
    case 'gain':
      return happening.from
        ? [
            'you gain ',
            ...thingEn({ token: happening.token }),
            ' through a card in play with a ',
            pictured(happening.from, undefined, happening.from),
            ' symbol',
          ]
        : ['gain ', ...thingEn({ token: happening.token })];
    case 'pay':
      return ['you pay ', ...thingEn({ token: happening.token })];
    case 'look fame':
      return ['you look at cards of the ', pictured('fame', undefined, 'fame'), ' deck'];
    case 'place on market':
      return ['place ', ...thingEn({ token: 'progress', n: 1 }), ' on a market card'];
    case 'history':
      return ['put a card into your history'];
    case 'sink':
      return ['you sink a card'];
    case 'deck empty':
      return ['there are no cards in your deck'];
    case 'must discard':
      return ['you have to discard ', ...eitherEn([happening.what], 'many')];
    case 'leaves play':
      return [`${called(happening.name).en} leaves play`];
  }
}

export const FLAGS_EN: Record<Flag, string> = {
  'free-play': 'free play',
  unplayable: 'this card cannot be played',
  'no-garrison': 'this card cannot be garrisoned',
  'no-abandon': 'this card cannot be abandoned',
  'no-recall': 'this card cannot be recalled',
  'enters-play-when-gained': 'when gained, it enters play in place of going to your discard pile',
  'last-quest': 'it can become the active quest only as the last one',
};

export function requiresEn(requires: NonNullable<CardData['requires']>): Part[] {
  const needed = (['play', 'history'] as const).flatMap((place): Part[][] => {
    const names = requires.filter((one) => one.in === place).map(({ name }) => called(name).en);
    return names.length === 0 ? [] : [[`${names.join(' and ')} ${place === 'play' ? 'in play' : 'in your history'}`]];
  });
  return ['play only if you have ', ...listed(needed, ' and ')];
}

const WHERE = { history: 'in history', play: 'in play', garrisoned: 'garrisoned' } as const;

export function pointsEn(points: Points): Part[] {
  if (points.kind === 'fixed') return vp(points.points);
  if (points.kind === 'variable') {
    return listed(
      points.terms.map((term) => [...vp(term.points), ' for ', ...countedFor(term)]),
      ' and ',
    );
  }
  const cases = points.cases
    .filter(({ where, points: worth }) => where !== 'elsewhere' || worth !== 0)
    .map(({ where, points: worth }): Part[] => [
      ...vp(worth),
      where === 'elsewhere' ? ' anywhere else' : ` if ${WHERE[where]}`,
    ]);
  return joined(cases, '; ');
}

function vp(n: number): Part[] {
  return [pictured('vp', n, `${String(n).replace('-', '−')} VP`)];
}

const PLACES = {
  play: ' in play',
  here: ' under this card',
  history: ' in your history',
  exile: ' in the exile pile',
  others: ' that other players have',
} as const;

function countedFor(term: PointsTerm): Part[] {
  const { per } = term;
  if ('rivals' in term) return ['each other player with less ', ...thingEn({ token: 'progress' }), ' than you'];
  if ('token' in term) {
    return per === 1
      ? ['each ', ...thingEn({ token: term.token })]
      : ['every ', ...thingEn({ token: term.token, n: per })];
  }
  const { what, not, in: place } = term;
  const counted = per === 1 ? ['each ', ...eachEn(what)] : ['every ', ...several(what, per)];
  const except = not ? [' other than ', ...(per === 1 ? oneOfEn(not) : eitherEn(not, 'many'))] : [];
  return [...counted, place ? PLACES[place] : '', ...except];
}

function several(what: readonly Term[], n: number): Part[] {
  return termsEn(what, n, undefined, false);
}
