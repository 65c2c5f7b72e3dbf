import type { Decision } from '@imperia/engine';
import { type Change, type Lang, plain, pluralOf, type Spoken } from '@imperia/kit';
import { isDeedDone } from '../actions/deed.ts';
import { CARDS } from '../cards.ts';
import { TOKENS } from '../goods.ts';
import { type Measure, type Standing, standing } from '../standing.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { isSeen } from './cards.ts';
import type { Thing } from './clauses.ts';
import type { Noun } from './lexicon/keys.ts';
import { cardText } from './names.ts';
import { lineOf, optionText } from './options.ts';
import { speechOf } from './speech.ts';

/** How the game accounts for an option to a player who asks for advice. */
export function hintAccount(lang: Lang) {
  return {
    measure: standing as (state: State, seat: number) => Standing,
    isDone: isDeedDone,
    nameOf: (view: State, _decision: Decision<OsadnicyStep>, step: OsadnicyStep): string =>
      optionText(view, step, lang),
  };
}

export type StandingChanges = Readonly<Partial<Record<Measure, Change>>>;

interface HintWords {
  readonly gains: (goods: string) => string;
  readonly gainsAbout: (goods: string) => string;
  readonly spends: (goods: string) => string;
  readonly spendsAbout: (goods: string) => string;
  /** `first` is how many there are of the first thing that stays. */
  readonly keeps: (goods: string, first: number) => string;
  readonly moreARound: (goods: string) => string;
  readonly lessARound: (goods: string) => string;
  readonly moreAtTheEnd: (points: string) => string;
  readonly lessAtTheEnd: (points: string) => string;
  readonly newAction: string;
  readonly protects: (locations: string) => string;
  readonly enemyLoses: (things: string) => string;
  readonly leavesTheRound: string;
  readonly losesUnstored: (goods: string) => string;
  readonly nothing: string;
}

const WORDS: Spoken<HintWords> = {
  pl: {
    gains: (goods) => `zyskujesz teraz ${goods}`,
    gainsAbout: (goods) => `zyskujesz mniej więcej ${goods}`,
    spends: (goods) => `wydajesz ${goods}`,
    spendsAbout: (goods) => `wydajesz mniej więcej ${goods}`,
    keeps: (goods, first) => `${pluralOf(first, 'pl') === 'few' ? 'zostają' : 'zostaje'} ${goods}`,
    moreARound: (goods) => `co rundę o ${goods} więcej`,
    lessARound: (goods) => `co rundę o ${goods} mniej`,
    moreAtTheEnd: (points) => `na koniec gry o ${points} więcej`,
    lessAtTheEnd: (points) => `na koniec gry o ${points} mniej`,
    newAction: 'nowa Akcja do użycia w każdej rundzie',
    protects: (locations) => `osłaniasz ${locations}`,
    enemyLoses: (things) => `przeciwnik traci ${things}`,
    leavesTheRound: 'kończysz swój udział w tej rundzie',
    losesUnstored: (goods) => `przepada to, czego nie przechowujesz: ${goods}`,
    nothing: 'od razu nic nie zmienia',
  },
  en: {
    gains: (goods) => `gains ${goods} now`,
    gainsAbout: (goods) => `gains about ${goods}`,
    spends: (goods) => `spends ${goods}`,
    spendsAbout: (goods) => `spends about ${goods}`,
    keeps: (goods) => `keeps ${goods}`,
    moreARound: (goods) => `${goods} more each round`,
    lessARound: (goods) => `${goods} less each round`,
    moreAtTheEnd: (points) => `${points} more at the end of the game`,
    lessAtTheEnd: (points) => `${points} less at the end of the game`,
    newAction: 'a new Action to use each round',
    protects: (locations) => `protects ${locations}`,
    enemyLoses: (things) => `an enemy loses ${things}`,
    leavesTheRound: 'ends your part in this round',
    losesUnstored: (goods) => `what you do not store is lost: ${goods}`,
    nothing: 'changes nothing at once',
  },
};

/** One sentence: why somebody might do this. */
export function hintText(view: State, step: OsadnicyStep, changes: StandingChanges, lang: Lang): string {
  if ((step.do === 'take' || step.do === 'keep') && isSeen(step.card)) return cardText(CARDS[step.card]!.data, lang);
  const pieces =
    step.do === 'pass'
      ? passing(view, step.seat, lang)
      : changing(besidesItself(view, step, changes), promisedBy(view, step), lang);
  return pieces.length > 0 ? pieces.join('; ') : WORDS[lang].nothing;
}

/** A card from the hand that is used is not spent beside: one that is razed for two cards gains two. */
function besidesItself({ seats }: State, step: OsadnicyStep, changes: StandingChanges): StandingChanges {
  const used = step.do === 'build' || step.do === 'deal' || step.do === 'raze card' || step.do === 'play instant';
  if (!used || !seats[step.seat]!.hand.includes(step.card)) return changes;
  const { by = 0, left = 0, sure = true } = changes.card ?? {};
  return { ...changes, card: { by: by + 1, left, sure } };
}

type Promised = Readonly<Partial<Record<Noun, number>>>;

/** What the option itself says that it brings for its price: less than that is never said to be gained. */
function promisedBy(view: State, step: OsadnicyStep): Promised {
  const { price = [], so } = lineOf(view, step);
  if (price.length === 0 || so?.is !== 'act' || so.verb !== 'gain' || so.more.length > 0) return {};
  return Object.fromEntries(so.what.flatMap((thing) => ('n' in thing ? [[thing.noun, thing.n]] : [])));
}

function passing(view: State, seat: number, lang: Lang): string[] {
  const has = standing(view, seat);
  const lost = TOKENS.filter((token) => has[token] > 0 && has[`${token} stored`] === 0);
  const words = WORDS[lang];
  if (lost.length === 0) return [words.leavesTheRound];
  return [
    words.leavesTheRound,
    words.losesUnstored(
      said(
        lost.map((token) => [token, has[token]]),
        lang,
        'subject',
      ),
    ),
  ];
}

type Counted = readonly [Noun, number];

function said(counted: readonly Counted[], lang: Lang, as: 'subject' | 'object'): string {
  return plain(
    speechOf(lang).things(
      counted.map(([noun, n]): Thing => ({ noun, n })),
      as,
    ),
  );
}

const HELD = ['vp', ...TOKENS, 'card', 'foundation', 'favour'] as const satisfies readonly (Measure & Noun)[];
type Held = (typeof HELD)[number];
const ENEMY = ['location', 'deal', 'card', 'fortification'] as const;

function changing(changes: StandingChanges, promised: Promised, lang: Lang): string[] {
  const words = WORDS[lang];
  const pieces: string[] = [];
  const say = (counted: readonly Counted[], piece: (things: string) => string) => {
    if (counted.length > 0) pieces.push(piece(said(counted, lang, 'object')));
  };
  const by = (measure: Measure) => Math.round(changes[measure]?.by ?? 0);
  const isSure = (held: Held) => changes[held]?.sure ?? true;
  const gained = (held: Held) => Math.max(isSure(held) ? (promised[held] ?? 0) : 0, by(held), 0);
  const picked = (sign: 1 | -1, sure: boolean): Counted[] =>
    HELD.filter((held) => isSure(held) === sure)
      .map((held): Counted => [held, sign > 0 ? gained(held) : gained(held) - by(held)])
      .filter(([, n]) => n > 0);
  const produced = (sign: 1 | -1): Counted[] =>
    (['vp', ...TOKENS, 'card', 'favour'] as const)
      .filter((good) => sign * by(`${good} a round`) > 0)
      .map((good) => [good, sign * by(`${good} a round`)]);

  say(picked(1, true), words.gains);
  say(picked(1, false), words.gainsAbout);
  say([...picked(-1, true), ...lost('deal', -by('deal'))], words.spends);
  say(picked(-1, false), words.spendsAbout);
  pieces.push(...keeping(changes, lang));
  say(produced(1), words.moreARound);
  say(produced(-1), words.lessARound);
  say(lost('vp', by('final vp')), words.moreAtTheEnd);
  say(lost('vp', -by('final vp')), words.lessAtTheEnd);
  if (by('action') > 0) pieces.push(words.newAction);
  say(lost('location', by('guarded')), words.protects);
  const stored = TOKENS.filter((token) => by(`${token} stored`) > 0);
  if (stored.length > 0)
    pieces.push(plain(speechOf(lang).clause({ is: 'own', own: { is: 'keeps', tokens: stored } }, 'command')));
  say(
    ENEMY.flatMap((thing) => lost(thing, -by(`enemy ${thing}`))),
    words.enemyLoses,
  );
  return pieces;
}

function lost(noun: Noun, n: number): Counted[] {
  return n > 0 ? [[noun, n]] : [];
}

/** Of what is spent, how much stays. */
function keeping(changes: StandingChanges, lang: Lang): string[] {
  const kept = TOKENS.flatMap((token): Counted[] => {
    const change = changes[token];
    const left = Math.round(change?.left ?? 0);
    return change?.sure && change.by < 0 && left > 0 ? [[token, left]] : [];
  });
  return kept[0] ? [WORDS[lang].keeps(said(kept, lang, 'subject'), kept[0][1])] : [];
}
