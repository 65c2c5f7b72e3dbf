import type { Card, Do, Effect, Term } from '@imperia/imperium';
import { type CoinName, isCoin } from './coins.ts';
import type { Printed } from './look.ts';

/** What a card does as a line of pictures, for a tile; the words are on the full card. */
export type Glyph = { readonly coin: CoinName; readonly n: number } | { readonly sign: string };

const ARROW: Glyph = { sign: '→' };
const OR: Glyph = { sign: '/' };
const AND: Glyph = { sign: '·' };
/** No tile has room for more. */
const MOST = 6;

const WHEN: Readonly<Partial<Record<Effect['when'], CoinName>>> = {
  exhaust: 'exhaust',
  solstice: 'solstice',
  passive: 'passive',
};

/** Regions show their symbols, everything else what can be done with it once it lies there. */
export function lineOf({ region, icons }: Card, { effects, vp }: Printed): Glyph[] {
  const symbols = icons.filter(isCoin).map((coin): Glyph => ({ coin, n: 1 }));
  if (region && symbols.length > 0) return symbols;
  const told = effects.flatMap((effect) => {
    const when = WHEN[effect.when];
    return when ? [[{ coin: when, n: 1 }, ...ofList(effect.do)] satisfies Glyph[]] : [];
  });
  const line = told.flatMap((glyphs, i) => (i === 0 ? glyphs : [AND, ...glyphs]));
  if (line.length === 0) return symbols.length > 0 || vp?.kind !== 'fixed' ? symbols : [{ coin: 'vp', n: vp.points }];
  return line.length > MOST ? [...line.slice(0, MOST - 1), { sign: '…' }] : line;
}

function ofList(list: readonly Do[]): Glyph[] {
  return list.flatMap(ofDo);
}

function ofDo(one: Do): Glyph[] {
  switch (one.op) {
    case 'to':
      return [...ofList(one.cost), ARROW, ...ofList(one.then)];
    case 'choose':
      return one.of.flatMap((list, i) => (i === 0 ? ofList(list) : [OR, ...ofList(list)]));
    case 'may':
    case 'if':
    case 'all':
    case 'each':
      return ofList(one.do);
    case 'others':
      return [{ coin: 'dagger', n: 1 }, ...ofList(one.do)];
    case 'gain':
      return [{ coin: one.token, n: one.n }];
    case 'pay':
      return [{ coin: one.token, n: typeof one.n === 'number' ? one.n : 1 }];
    case 'draw':
      return [{ coin: 'draw', n: one.n }];
    case 'take unrest':
      return [{ coin: 'unrest', n: one.n }];
    case 'take fame':
      return [{ coin: 'fame', n: 1 }];
    case 'acquire':
    case 'breakthrough':
      return [{ sign: '+' }, ...ofTerms(one.what)];
    case 'handsize':
      return [{ sign: `+${one.n}` }, { coin: 'draw', n: 1 }];
    case 'discard':
    case 'history':
    case 'exile':
    case 'garrison':
      return [{ coin: one.op === 'discard' ? 'drop' : one.op, n: 1 }];
    case 'return':
      return [{ coin: 'unrest', n: 1 }, { sign: '↩' }];
    case 'treat':
      return [{ coin: one.what, n: 1 }, { sign: '=' }, { coin: one.as, n: one.n }];
    default:
      return [];
  }
}

function ofTerms(what: readonly Term[]): Glyph[] {
  return what.flatMap((term): Glyph[] => (typeof term === 'string' && isCoin(term) ? [{ coin: term, n: 1 }] : []));
}
