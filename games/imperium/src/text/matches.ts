import type { Seat } from '@imperia/engine';
import type { Lang, Spoken } from '@imperia/kit';
import type { StateName } from '../card-data.ts';
import { type Matcher, tableOf } from '../solo/tables.ts';
import type { State } from '../state.ts';
import { called } from './called.ts';

const MATCHES: Spoken<Record<Extract<Matcher, string>, string>> = {
  pl: {
    attack: 'atak',
    region: 'region',
    tributary: 'hołd',
    uncivilised: 'karta archaiczna',
    civilised: 'karta cywilizowana',
    pinned: 'karta trwała, nie region',
    barbarian: 'symbol barbarzyńców',
    empire: 'symbol imperium',
    mask: 'maska',
    knight: 'rycerz',
    scroll: 'zwój',
    city: 'miasto lub metropolia',
    metropolis: 'metropolia',
    quest: 'misja',
    any: 'każda inna karta',
  },
  en: {
    attack: 'attack',
    region: 'region',
    tributary: 'tributary',
    uncivilised: 'uncivilised card',
    civilised: 'civilised card',
    pinned: 'pinned card, no region',
    barbarian: 'barbarian icon',
    empire: 'empire icon',
    mask: 'mask',
    knight: 'knight',
    scroll: 'scroll',
    city: 'city or metropolis',
    metropolis: 'metropolis',
    quest: 'quest',
    any: 'any other card',
  },
};

/** What the row of the Rival's table is for; null where none applied. */
export function matchText(game: State, seat: Seat, state: StateName, row: number, lang: Lang): string | null {
  const match = tableOf(game.seats[seat]!.nation, state)[row]?.match;
  if (match === undefined) return null;
  return typeof match === 'string' ? MATCHES[lang][match] : called(match.name)[lang];
}
