import { type Change, type Lang, plain, pluralOf, type Spoken } from '@imperia/kit';
import { TOKENS } from '../card-data.ts';
import { CARDS } from '../cards.ts';
import { seatOf } from '../seats.ts';
import type { Measure } from '../standing.ts';
import type { State } from '../state.ts';
import type { ImperiumStep } from '../steps.ts';
import { isSeen } from './called.ts';
import { cardText } from './cards.ts';
import type { Thing } from './clauses.ts';
import { speechOf } from './speech.ts';

export type StandingChanges = Readonly<Partial<Record<Measure, Change>>>;

interface HintWords {
  readonly gains: (things: string) => string;
  readonly gainsAbout: (things: string) => string;
  readonly spends: (things: string) => string;
  readonly spendsAbout: (things: string) => string;
  /** `first` is how many there are of the first thing that stays. */
  readonly keeps: (things: string, first: number) => string;
  readonly inPlay: (things: string) => string;
  readonly leaves: (things: string) => string;
  readonly more: (points: string) => string;
  readonly less: (points: string) => string;
  readonly calms: (unrest: string) => string;
  readonly nationCard: string;
  readonly development: string;
  readonly empire: string;
  readonly enemyLoses: (things: string) => string;
  readonly enemyTakes: (things: string) => string;
  readonly endsTurn: string;
  readonly unused: (things: string) => string;
  readonly nothing: string;
}

const WORDS: Spoken<HintWords> = {
  pl: {
    gains: (things) => `zyskujesz ${things}`,
    gainsAbout: (things) => `zyskujesz mniej więcej ${things}`,
    spends: (things) => `wydajesz ${things}`,
    spendsAbout: (things) => `wydajesz mniej więcej ${things}`,
    keeps: (things, first) => `${pluralOf(first, 'pl') === 'few' ? 'zostają' : 'zostaje'} ${things}`,
    inPlay: (things) => `wprowadzasz do gry ${things}`,
    leaves: (things) => `z gry schodzi ${things}`,
    more: (points) => `twoje karty są warte o ${points} więcej`,
    less: (points) => `twoje karty są warte o ${points} mniej`,
    calms: (unrest) => `pozbywasz się: ${unrest}`,
    nationCard: 'do stosu kart odrzuconych trafia karta nacji',
    development: 'kupujesz kartę rozwoju',
    empire: 'stajesz się imperium',
    enemyLoses: (things) => `przeciwnicy tracą ${things}`,
    enemyTakes: (things) => `przeciwnicy biorą ${things}`,
    endsTurn: 'kończysz aktywację',
    unused: (things) => `przepada ${things}`,
    nothing: 'od razu nic nie zmienia',
  },
  en: {
    gains: (things) => `gains ${things}`,
    gainsAbout: (things) => `gains about ${things}`,
    spends: (things) => `spends ${things}`,
    spendsAbout: (things) => `spends about ${things}`,
    keeps: (things) => `keeps ${things}`,
    inPlay: (things) => `brings ${things} into play`,
    leaves: (things) => `${things} leaves play`,
    more: (points) => `your cards are worth ${points} more`,
    less: (points) => `your cards are worth ${points} less`,
    calms: (unrest) => `rids you of ${unrest}`,
    nationCard: 'brings a nation card to your discard pile',
    development: 'buys a development',
    empire: 'makes you an empire',
    enemyLoses: (things) => `opponents lose ${things}`,
    enemyTakes: (things) => `opponents take ${things}`,
    endsTurn: 'ends your activation',
    unused: (things) => `${things} stay unused`,
    nothing: 'changes nothing at once',
  },
};

/** One sentence: why somebody might do this. */
export function hintText(view: State, step: ImperiumStep, changes: StandingChanges, lang: Lang): string {
  if (step.do === 'develop card' && isSeen(step.card)) return cardText(CARDS[step.card]!.data, lang);
  const pieces = step.do === 'end activation' ? ending(view, step.seat, lang) : changing(changes, lang);
  return pieces.length > 0 ? pieces.join('; ') : WORDS[lang].nothing;
}

type Said = (typeof HELD)[number] | 'vp' | 'unrest' | 'region' | 'permanent';
type Counted = readonly [Said, number];

const HELD = [...TOKENS, 'action', 'exhaust', 'card'] as const;
const IN_PLAY = ['region', 'permanent'] as const;
const ENEMY_LOSES = [...TOKENS, 'card', 'region'] as const;

function thingOf([what, n]: Counted): Thing {
  switch (what) {
    case 'card':
    case 'unrest':
    case 'region':
    case 'permanent':
      return { what: [what], n };
    default:
      return { token: what, n };
  }
}

function said(counted: readonly Counted[], lang: Lang, as: 'subject' | 'object'): string {
  return plain(speechOf(lang).things(counted.map(thingOf), as));
}

function some(what: Said, n: number): Counted[] {
  return n > 0 ? [[what, n]] : [];
}

function ending(view: State, seat: number, lang: Lang): string[] {
  const { actions, exhausts } = seatOf(view, seat);
  const left = [...some('action', actions), ...some('exhaust', exhausts)];
  const words = WORDS[lang];
  return left.length === 0 ? [words.endsTurn] : [words.endsTurn, words.unused(said(left, lang, 'subject'))];
}

function changing(changes: StandingChanges, lang: Lang): string[] {
  const words = WORDS[lang];
  const pieces: string[] = [];
  const by = (measure: Measure) => Math.round(changes[measure]?.by ?? 0);
  const say = (counted: readonly Counted[], piece: (things: string) => string, as: 'subject' | 'object' = 'object') => {
    if (counted.length > 0) pieces.push(piece(said(counted, lang, as)));
  };
  const held = (sign: 1 | -1, sure: boolean): Counted[] =>
    HELD.filter((one) => changes[one]?.sure === sure).flatMap((one) => some(one, sign * by(one)));
  const inPlay = (sign: 1 | -1): Counted[] => IN_PLAY.flatMap((one) => some(one, sign * by(one)));

  say([...held(1, true), ...some('unrest', by('unrest'))], words.gains);
  say(held(1, false), words.gainsAbout);
  say(held(-1, true), words.spends);
  say(held(-1, false), words.spendsAbout);
  pieces.push(...keeping(changes, lang));
  say(inPlay(1), words.inPlay);
  say(inPlay(-1), words.leaves, 'subject');
  say(some('vp', by('vp')), words.more);
  say(some('vp', -by('vp')), words.less);
  say(some('unrest', -by('unrest')), words.calms, 'subject');
  if (by('nation left') < 0) pieces.push(words.nationCard);
  if (by('development left') < 0) pieces.push(words.development);
  if (by('empire') > 0) pieces.push(words.empire);
  say(
    ENEMY_LOSES.flatMap((one) => some(one, -by(`enemy ${one}`))),
    words.enemyLoses,
  );
  say(some('unrest', by('enemy unrest')), words.enemyTakes);
  return pieces;
}

/** Of the tokens that are spent, how many stay. */
function keeping(changes: StandingChanges, lang: Lang): string[] {
  const kept = TOKENS.flatMap((token): Counted[] => {
    const change = changes[token];
    return change?.sure && change.by < 0 ? some(token, Math.round(change.left)) : [];
  });
  return kept[0] ? [WORDS[lang].keeps(said(kept, lang, 'subject'), kept[0][1])] : [];
}
