import type { Lang, Spoken } from '@imperia/kit';
import { cardOf } from '../cards.ts';
import type { ImperiumEvent } from '../events.ts';
import { type Matcher, tableOf } from '../solo/tables.ts';
import type { State } from '../state.ts';
import { called } from './called.ts';

type Turned = Extract<ImperiumEvent, { did: 'rival' }>;
/** What is dealt with alike whichever nation the Rival plays. */
type Common = 'unrest' | 'fame';

const MATCHES: Spoken<Record<Extract<Matcher, string> | Common, string>> = {
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
    unrest: 'bunt',
    fame: 'karta sławy',
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
    unrest: 'Unrest',
    fame: 'Fame',
  },
};

/** What kind of card a row of the Rival's table is for, or a rule for every nation. */
export function matchText(game: State, { seat, card, state, row }: Turned, lang: Lang): string {
  const match = tableOf(game.seats[seat]!.nation, state)[row]?.match;
  if (match === undefined) return MATCHES[lang][cardOf(card).unrest ? 'unrest' : 'fame'];
  return typeof match === 'string' ? MATCHES[lang][match] : called(match.name)[lang];
}
