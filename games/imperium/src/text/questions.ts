import type { Decision, Seat } from '@imperia/engine';
import { capitalised, joined, type Lang, plain, type Spoken } from '@imperia/kit';
import { effectOf } from '../seats.ts';
import type { State } from '../state.ts';
import type { EffectStep, ImperiumStep, StepOf } from '../steps.ts';
import { clauseOf, clausesOf } from './ability.ts';
import type { Thing } from './clauses.ts';
import { cardName, nationName } from './names.ts';
import { tokenThings, wordAt } from './options.ts';
import { type Part, pictured } from './parts.ts';
import { speechOf } from './speech.ts';
import type { Asking } from './step-kinds.ts';

/** A question as its sentence needs it: names and lists already in words. */
interface Asked {
  readonly card: (card: number) => string;
  readonly things: (things: readonly Thing[]) => readonly Part[];
  readonly nation: (seat: Seat) => string;
  /** A nation, as what something is done to. */
  readonly whom: (seat: Seat) => string;
  /** The word of the effect that asks. */
  readonly word: (step: EffectStep) => readonly Part[];
  /** A whole effect of a card. */
  readonly effect: (seat: Seat, card: number, effect: number) => readonly Part[];
  readonly actions: number;
  readonly exhausts: number;
  /** How many may be picked. */
  readonly least: number;
  readonly most: number;
}

type Questions = { readonly [K in Asking]: (step: StepOf<K>, asked: Asked) => string | readonly Part[] };

/** A sentence with pictures where what is told has them. */
function tell(words: TemplateStringsArray, ...told: readonly (string | Part | readonly Part[])[]): Part[] {
  return joined(
    words.flatMap((text, i) => [[text], [told[i] ?? []].flat()]),
    '',
  );
}

const QUESTIONS: Spoken<Questions> = {
  pl: {
    turn: (_, { actions, exhausts }) =>
      tell`Twoja tura: co robisz? ${pictured('action', actions, `Żetony akcji: ${actions}`)}, ${pictured('exhaust', exhausts, `żetony zaznaczenia: ${exhausts}`)}.`,
    'choose unrest': (_, { most }) => tell`Przewrót: które bunty zwracasz? Możesz zwrócić ${range(0, most, 'pl')}.`,
    'market token': ({ token, n }, { things }) =>
      tell`Faza porządków: na której karcie rynku kładziesz ${things([{ token, n }])}?`,
    tidy: (_, { most }) =>
      tell`Faza porządków: które karty z ręki odrzucasz? Możesz odrzucić ${range(0, most, 'pl')}; potem dobierzesz do limitu.`,
    develop: ({ cause, free }) =>
      tell`${cause === 'deck' ? 'Twoja talia się wyczerpała: którą' : 'Którą'} kartę rozwijasz${free ? ' bez płacenia' : ''}?`,
    pay: ({ owed }, { things }) => tell`Jak płacisz? Koszt: ${things(tokenThings(owed))}.`,
    'order solstice': () => 'Przesilenie: który efekt rozpatrujesz teraz?',
    'buy off': ({ of, card, token, n }, { card: name, whom, things }) =>
      tell`Karta ${name(card)} chroni ${whom(of)} przed twoim atakiem. Oddajesz ${things([{ token, n }])}, by atak podziałał?`,
    protect: ({ by, card }, { card: name, nation }) =>
      tell`${nation(by)} atakują cię kartą ${name(card)}. Jak się bronisz?`,
    react: ({ seat, card, effect }, { card: name, effect: text }) =>
      tell`${name(card)}: ${text(seat, card, effect)}. Używasz tej karty teraz?`,
    choose: ({ card }, { card: name }) => tell`${name(card)}: co wybierasz?`,
    may: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Robisz to?`,
    pick: (step, { card, word, least, most }) =>
      tell`${card(step.card)}: ${word(step)}. ${
        most > 1
          ? `Które karty wybierasz? (${range(least, most, 'pl')})`
          : `Którą kartę wybierasz?${least === 0 ? ' Możesz nie wybrać żadnej.' : ''}`
      }`,
    give: ({ card, to }, { card: name, nation }) => tell`${name(card)}: którą kartę dajesz? Dostaną ją ${nation(to)}.`,
    host: ({ card }, { card: name }) => tell`Pod którym regionem umieszczasz kartę ${name(card)}?`,
    'how many': (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Ile?`,
    declare: ({ card }, { card: name }) => tell`${name(card)}: jaki typ karty wskazujesz?`,
    swap: ({ card }, { card: name }) => tell`${name(card)}: która usunięta karta ma trafić na rynek?`,
    'swap for': ({ give }, { card: name }) => tell`Którą kartę rynku zastępuje karta ${name(give)}?`,
    'swap nation': ({ card }, { card: name }) =>
      tell`${name(card)}: którą kartę z ręki oddajesz za podejrzaną kartę nacji?`,
    borrow: ({ card }, { card: name }) => tell`${name(card)}: którego efektu innego gracza używasz?`,
    'token back': ({ card }, { card: name }) => tell`${name(card)}: z której karty wraca żeton zaznaczenia?`,
    treat: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Na której karcie?`,
    find: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Którą kartę wybierasz?`,
    'put back': () => 'Odkładasz podejrzane karty: która ma leżeć najgłębiej?',
    acquire: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Którą kartę wybierasz?`,
    'break through': () => 'Którą kartę podporządkowujesz?',
    suffer: ({ what, n }) =>
      ({
        'recall region': 'Rywal atakuje: który region cofasz?',
        'abandon region': 'Rywal atakuje: który region porzucasz?',
        'recall permanent': 'Rywal atakuje: którą kartę trwałą cofasz?',
        discard: `Rywal atakuje: które karty z ręki odrzucasz? (${n})`,
      })[what],
  },
  en: {
    turn: (_, { actions, exhausts }) =>
      tell`Your turn: what do you do? ${pictured('action', actions, `Action tokens: ${actions}`)}, ${pictured('exhaust', exhausts, `exhaust tokens: ${exhausts}`)}.`,
    'choose unrest': (_, { most }) =>
      tell`Revolt: which Unrest cards do you return? You may return ${range(0, most, 'en')}.`,
    'market token': ({ token, n }, { things }) =>
      tell`Cleanup: on which market card do you place ${things([{ token, n }])}?`,
    tidy: (_, { most }) =>
      tell`Cleanup: which cards do you discard from your hand? You may discard ${range(0, most, 'en')}; then you draw up to your limit.`,
    develop: ({ cause, free }) =>
      tell`${cause === 'deck' ? 'Your deck has run out: which' : 'Which'} card do you develop${free ? ' without paying' : ''}?`,
    pay: ({ owed }, { things }) => tell`How do you pay? The cost: ${things(tokenThings(owed))}.`,
    'order solstice': () => 'Solstice: which effect do you resolve now?',
    'buy off': ({ of, card, token, n }, { card: name, whom, things }) =>
      tell`${name(card)} protects ${whom(of)} from your attack. Do you give ${things([{ token, n }])} so that it reaches them?`,
    protect: ({ by, card }, { card: name, nation }) =>
      tell`The ${nation(by)} attack you with ${name(card)}. How do you protect yourself?`,
    react: ({ seat, card, effect }, { card: name, effect: text }) =>
      tell`${name(card)}: ${text(seat, card, effect)}. Do you use this card now?`,
    choose: ({ card }, { card: name }) => tell`${name(card)}: what do you choose?`,
    may: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Do you?`,
    pick: (step, { card, word, least, most }) =>
      tell`${card(step.card)}: ${word(step)}. ${
        most > 1
          ? `Which cards do you choose? (${range(least, most, 'en')})`
          : `Which card do you choose?${least === 0 ? ' You may choose none.' : ''}`
      }`,
    give: ({ card, to }, { card: name, nation }) => tell`${name(card)}: which card do you give to the ${nation(to)}?`,
    host: ({ card }, { card: name }) => tell`Under which region do you garrison ${name(card)}?`,
    'how many': (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. How many?`,
    declare: ({ card }, { card: name }) => tell`${name(card)}: which suit do you name?`,
    swap: ({ card }, { card: name }) => tell`${name(card)}: which exiled card is to go to the market?`,
    'swap for': ({ give }, { card: name }) => tell`Which market card does ${name(give)} replace?`,
    'swap nation': ({ card }, { card: name }) =>
      tell`${name(card)}: which card of your hand do you give for the nation card looked at?`,
    borrow: ({ card }, { card: name }) => tell`${name(card)}: which effect of another player do you use?`,
    'token back': ({ card }, { card: name }) => tell`${name(card)}: from which card does the exhaust token come back?`,
    treat: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. On which card?`,
    find: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Which card do you choose?`,
    'put back': () => 'You put back the cards looked at: which is to lie deepest?',
    acquire: (step, { card, word }) => tell`${card(step.card)}: ${word(step)}. Which card do you choose?`,
    'break through': () => 'Which card do you break through for?',
    suffer: ({ what, n }) =>
      ({
        'recall region': 'The Rival attacks: which region do you recall?',
        'abandon region': 'The Rival attacks: which region do you abandon?',
        'recall permanent': 'The Rival attacks: which pinned card do you recall?',
        discard: `The Rival attacks: which cards do you discard from your hand? (${n})`,
      })[what],
  },
};

/** "2", or "0–3". */
function range(least: number, most: number, lang: Lang): string {
  if (least === most) return String(most);
  return lang === 'pl' ? `od ${least} do ${most}` : `${least}–${most}`;
}

/** What is asked, and why. */
export function questionParts(game: State, decision: Decision<ImperiumStep>, lang: Lang): readonly Part[] {
  const [first, ...rest] = [asking(decision.ask, askedOf(game, decision, lang), lang)].flat();
  return typeof first === 'string' ? [capitalised(first), ...rest] : first ? [first, ...rest] : [];
}

export function questionText(game: State, decision: Decision<ImperiumStep>, lang: Lang): string {
  return plain(questionParts(game, decision, lang));
}

function asking<K extends Asking>(step: ImperiumStep, asked: Asked, lang: Lang): string | readonly Part[] {
  const question: Questions[K] | undefined = QUESTIONS[lang][step.do as K];
  if (!question) throw new Error(`«${step.do}» asks nothing`);
  return question(step as StepOf<K>, asked);
}

function askedOf(game: State, { seat, pick }: Decision<ImperiumStep>, lang: Lang): Asked {
  const speech = speechOf(lang);
  const { actions, exhausts } = game.seats[seat]!;
  return {
    card: speech.card,
    things: (things) => speech.things(things, 'object'),
    nation: (of) => nationName(game.seats[of]!.nation, lang),
    whom: (of) => plain(speech.things([{ nation: game.seats[of]!.nation }], 'object')),
    word: (step) => speech.clause(clauseOf(wordAt(step)), 'command'),
    effect: (of, card, effect) =>
      speech.clause({ is: 'all', of: clausesOf(effectOf(game, of, card, effect).do) }, 'command'),
    actions,
    exhausts,
    least: pick?.min ?? 1,
    most: pick?.max ?? 1,
  };
}

/** One of the things of a question of the form "so many of these": always a card. */
export function pickItemText(_game: State, _decision: Decision<ImperiumStep>, item: number, lang: Lang): string {
  return cardName(item, lang);
}
