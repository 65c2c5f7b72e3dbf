import type { Decision } from '@imperia/engine';
import { capitalised, type Lang, plain, type Spoken } from '@imperia/kit';
import { EXCHANGED_WORKERS } from '../actions/exchange.ts';
import type { Sorted } from '../card-data.ts';
import { PROGRAMS } from '../cards.ts';
import { sortedPart } from '../effects/sort.ts';
import type { Tokens } from '../goods.ts';
import type { Asking } from '../rules.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep, StepOf } from '../steps.ts';
import { effectClause } from './ability.ts';
import type { Thing } from './clauses.ts';
import { lootThing } from './lines.ts';
import { cardName, tokenThings } from './names.ts';
import { speechOf } from './speech.ts';

/** A question as its sentence needs it: names and lists already in words. */
interface Asked {
  /** As it stands in a sentence. */
  readonly card: (card: number) => string;
  readonly goods: (things: readonly Thing[]) => string;
  readonly tokens: (tokens: Tokens) => string;
  /** The effect whose target is chosen. */
  readonly effect: (step: StepOf<'target'>) => string;
  /** How many may be picked, of how many. */
  readonly least: number;
  readonly most: number;
  readonly among: number;
  readonly offers: (kind: OsadnicyStep['do']) => boolean;
}

type Questions = { readonly [K in Asking]: (step: StepOf<K>, asked: Asked) => string };

const QUESTIONS: Spoken<Questions> = {
  pl: {
    pick: () => 'Wypatrywanie: którą kartę Zwykłą bierzesz na rękę?',
    'keep one': (_, { among }) =>
      `Wypatrywanie: którą kartę zatrzymujesz? ${among > 2 ? 'Resztę podasz w lewo.' : 'Resztę odrzucisz.'}`,
    'produce locations': () => 'Produkcja: która Lokacja ma dać Dobra teraz?',
    turn: () => 'Twoja tura: jaką akcję wykonujesz?',
    moment: (_, { offers }) =>
      `Zanim gra potoczy się dalej: umieszczasz ${placed(offers, 'Samuraja', 'żeton Obrony', 'Technologię', ' lub ')}?`,
    pay: ({ card, cost, on }, { card: name, tokens }) =>
      `Jak płacisz za ${on < 0 ? 'kartę' : 'Akcję Lokacji'} ${name(card)}? Koszt: ${tokens(cost)}.`,
    'give up location': ({ card }, { card: name }) =>
      `Którą Lokację lub Fundament odrzucasz, by zbudować Lokację ${name(card)}?`,
    'choose colour': ({ card }, { card: name }) => `Jaki kolor ma mieć Lokacja ${name(card)}?`,
    'discard for': ({ card }, { card: name }) => `Którą kartę z ręki odrzucasz, by użyć Lokacji ${name(card)}?`,
    'spend foundation for': ({ card }, { card: name }) => `Który Fundament odrzucasz, by użyć Lokacji ${name(card)}?`,
    'end deal for': ({ card }, { card: name }) => `Którą swoją Umowę odrzucasz, by użyć Lokacji ${name(card)}?`,
    draw: ({ n }, { goods }) => `Z której talii dobierasz? Masz dobrać ${goods([{ noun: 'card', n }])}.`,
    'exchange more': ({ first }, { goods }) =>
      `${first ? 'Na co' : 'Na co jeszcze'} wymieniasz ${goods([{ noun: 'worker', n: EXCHANGED_WORKERS }])}?`,
    target: (step, { card, effect }) => `${card(step.card)} – ${effect(step)}. Co wybierasz?`,
    'keep cards': ({ keep }, { among }) =>
      `${keep === 1 ? 'Którą z dobranych kart zatrzymujesz' : 'Które z dobranych kart zatrzymujesz'}? Zatrzymaj ${keep} z ${among}, resztę odrzucisz.`,
    'sort drawn': (step, { card, least, most, among }) => {
      const many = least === most ? `${most}` : `od ${least} do ${most}`;
      return `${card(step.card)}: które z dobranych kart ${SORTING.pl[sortedPart(step)!.to]}? Wybierz ${many} z ${among}.`;
    },
    'choose revealed': () => 'Którą z odkrytych kart zatrzymujesz? Pozostałe odrzucisz.',
    'copy stock': ({ card, more }, { card: name }) =>
      `${name(card)}: które z leżących tam Dóbr produkujesz? Możesz zyskać jeszcze ${more}.`,
    'stock goods': ({ card }, { card: name }) => `Co odkładasz do następnej rundy na Lokacji ${name(card)}?`,
    'choose to thin': () => 'Którą z odkrytych kart przeciwnika odrzucasz? Pozostałe wrócą do jego talii.',
    'choose renovation': () => 'Którą z odkrytych kart budujesz za darmo?',
    'sell resources': ({ card, max, vp, sold }, { card: name, goods }) =>
      `${name(card)}: co wydajesz? Za każdy Surowiec zyskasz ${goods([{ noun: 'vp', n: vp }])}; możesz wydać jeszcze ${max - sold}.`,
    'discard one': () => 'Przeciwnik zmusza cię do odrzucenia karty. Którą kartę z ręki odrzucasz?',
    'discard loot': ({ source, vp }, { card, goods, most }) =>
      `${card(source)}: które z zyskanych Dóbr odrzucasz? Za każde zyskasz ${goods([{ noun: 'vp', n: vp }])}. Możesz odrzucić od 0 do ${most}.`,
    'place samurai': () => 'Na której Lokacji Frakcyjnej umieszczasz Samuraja?',
    'lay for': ({ card }, { card: name }) => `Którą kartę Zwykłą z ręki kładziesz pod Lokacją ${name(card)}?`,
    'choose favour': () => 'Żeton Łaski Bogów w jakim kolorze bierzesz?',
    'choose favour good': ({ card, more }, { card: name }) =>
      `${name(card)}: które Dobro zyskujesz? Możesz zyskać jeszcze ${more}.`,
    announce: ({ card }, { card: name }) => `${name(card)}: jaki kolor ogłaszasz przed dobraniem kart?`,
    'choose prayer': ({ card }, { card: name }) =>
      `Modlitwa (${name(card)}): dobierasz karty czy używasz żetonów Łaski Bogów?`,
    'add kept cards': (_, { most }) => `Których odłożonych kart używasz w tej Modlitwie? Możesz użyć od 0 do ${most}.`,
    'weigh prayer': ({ card }, { card: name }) => `Modlitwa (${name(card)}): jaki kolor wybierasz?`,
    'raise prayer': ({ matches }) => `W Modlitwie pasuje kart: ${matches}. Wydajesz Złoto, by policzyć 2 więcej?`,
    'offer for prayer': ({ card }, { card: name }) => `${name(card)}: jaki pasujący Surowiec wydajesz?`,
    'give for prayer': ({ card }, { card: name }) => `${name(card)}: jaki Surowiec oddajesz i komu?`,
    'lose to prayer': () => 'Modlitwa przeciwnika: którą Lokację Zwykłą w tym kolorze odrzucasz?',
    'choose prayed': () => 'Którą pasującą kartę bierzesz na rękę?',
    'choose to keep': ({ card }, { card: name }) =>
      `Którą kartę odkładasz pod Lokacją ${name(card)} do późniejszej Modlitwy?`,
    'choose deals': (_, { least }) => `Z których Umów przeciwnika zyskujesz Dobra? Wybierz ${least}.`,
    'choose feature': () => 'Którą z odkrytych Lokacji z Cechą budujesz? Pozostałe karty odrzucisz.',
    'choose good': ({ card }, { card: name }) => `Które Dobro odkładasz do końca gry na Lokacji ${name(card)}?`,
    bar: () => 'Wirtualny gracz blokuje Lokację Frakcyjną: którą z równych sobie?',
    'choose technology': () => 'Jaki żeton Zaawansowanej Technologii bierzesz: Punktującej czy Obronnej?',
    'move technology': ({ card, more }, { card: name }) =>
      `${name(card)}: który żeton Technologii przekładasz? Możesz przełożyć jeszcze ${more}.`,
    'upgrade tech': ({ card, n }, { card: name }) =>
      `${name(card)}: na jaką Zaawansowaną Technologię wymieniasz żeton Podstawowej? Możesz wymienić jeszcze ${n}.`,
    'use stalls': () => 'Targowisko: którego Straganu używasz?',
    'choose token': () => 'Pasujesz: który żeton Ekspedycji bierzesz?',
    'shore with': ({ card }, { card: name }) => `Którą kartę z ręki kładziesz do końca gry pod Lokacją ${name(card)}?`,
    'spend tech': ({ card, about }, { card: name }) =>
      `${name(card)}: ile żetonów Podstawowej Technologii wydajesz za splądrowaną Lokację ${name(about)}?`,
    'remove other': () => 'Którą Lokację przeciwnika odrzucasz?',
    'take wreck': ({ card }, { card: name }) =>
      `Oba żetony Barbarzyńców leżą już na Lokacjach. Z której przenosisz żeton na Lokację ${name(card)}?`,
    'lose card': ({ card }, { card: name }) => `${name(card)}: którą kartę z ręki odrzucasz?`,
    strike: () => 'Wirtualny gracz atakuje: którą z równych sobie Lokacji tracisz?',
    'put cards under': ({ card }, { card: name, most }) =>
      `Które karty z ręki odkładasz do końca gry pod Lokacją ${name(card)}? Możesz odłożyć od 0 do ${most}.`,
    'put resources on': ({ card }, { card: name }) => `Który Surowiec odkładasz do końca gry na Lokacji ${name(card)}?`,
  },
  en: {
    pick: () => 'Lookout: which Common card do you take into your hand?',
    'keep one': (_, { among }) =>
      `Lookout: which card do you keep? ${among > 2 ? 'You will pass the rest to the left.' : 'You will discard the rest.'}`,
    'produce locations': () => 'Production: which Location gives its Goods next?',
    turn: () => 'Your turn: which action do you take?',
    moment: (_, { offers }) =>
      `Before play goes on: do you place ${placed(offers, 'a Samurai', 'a Defense token', 'Technology', ' or ')}?`,
    pay: ({ card, cost, on }, { card: name, tokens }) =>
      `How do you pay for ${on < 0 ? '' : 'the Action of '}${name(card)}? The cost: ${tokens(cost)}.`,
    'give up location': ({ card }, { card: name }) =>
      `Which Location or Foundation do you discard to build ${name(card)}?`,
    'choose colour': ({ card }, { card: name }) => `Which colour should ${name(card)} have?`,
    'discard for': ({ card }, { card: name }) => `Which card do you discard from your hand to use ${name(card)}?`,
    'spend foundation for': ({ card }, { card: name }) => `Which Foundation do you discard to use ${name(card)}?`,
    'end deal for': ({ card }, { card: name }) => `Which of your Deals do you discard to use ${name(card)}?`,
    draw: ({ n }, { goods }) => `From which deck do you draw? You have ${goods([{ noun: 'card', n }])} to draw.`,
    'exchange more': ({ first }, { goods }) =>
      `What ${first ? '' : 'else '}do you exchange ${goods([{ noun: 'worker', n: EXCHANGED_WORKERS }])} for?`,
    target: (step, { card, effect }) => `${card(step.card)} – ${effect(step)}. What do you choose?`,
    'keep cards': ({ keep }, { among }) =>
      `Which of the drawn cards do you keep? Keep ${keep} of ${among}; you will discard the rest.`,
    'sort drawn': (step, { card, least, most, among }) => {
      const many = least === most ? `${most}` : `${least} to ${most}`;
      return `${card(step.card)}: which of the drawn cards do you ${SORTING.en[sortedPart(step)!.to]}? Choose ${many} of ${among}.`;
    },
    'choose revealed': () => 'Which of the revealed cards do you keep? You will discard the others.',
    'copy stock': ({ card, more }, { card: name }) =>
      `${name(card)}: which of the Goods lying there do you produce? You may gain ${more} more.`,
    'stock goods': ({ card }, { card: name }) => `What do you put on ${name(card)} until the next round?`,
    'choose to thin': () => "Which of the opponent's revealed cards do you discard? The others go back into that deck.",
    'choose renovation': () => 'Which of the revealed cards do you build for free?',
    'sell resources': ({ card, max, vp, sold }, { card: name, goods }) =>
      `${name(card)}: what do you spend? Each Resource gives ${goods([{ noun: 'vp', n: vp }])}; you may spend ${max - sold} more.`,
    'discard one': () => 'An opponent makes you discard a card. Which card do you discard from your hand?',
    'discard loot': ({ source, vp }, { card, goods, most }) =>
      `${card(source)}: which of the Goods gained do you discard? Each gives ${goods([{ noun: 'vp', n: vp }])}. You may discard 0 to ${most}.`,
    'place samurai': () => 'On which faction Location do you place the Samurai?',
    'lay for': ({ card }, { card: name }) => `Which Common card do you lay from your hand under ${name(card)}?`,
    'choose favour': () => "Which colour of God's Favour token do you take?",
    'choose favour good': ({ card, more }, { card: name }) =>
      `${name(card)}: which Good do you gain? You may gain ${more} more.`,
    announce: ({ card }, { card: name }) => `${name(card)}: which colour do you announce before you draw?`,
    'choose prayer': ({ card }, { card: name }) =>
      `Prayer (${name(card)}): do you draw cards, or use your God's Favour tokens?`,
    'add kept cards': (_, { most }) => `Which of the kept cards do you use in this Prayer? You may use 0 to ${most}.`,
    'weigh prayer': ({ card }, { card: name }) => `Prayer (${name(card)}): which colour do you choose?`,
    'raise prayer': ({ matches }) => `Cards that match: ${matches}. Do you spend Gold to count 2 more?`,
    'offer for prayer': ({ card }, { card: name }) => `${name(card)}: which matching Resource do you spend?`,
    'give for prayer': ({ card }, { card: name }) => `${name(card)}: which Resource do you give, and to whom?`,
    'lose to prayer': () => "An opponent's Prayer: which Common Location of this colour do you discard?",
    'choose prayed': () => 'Which matching card do you take into your hand?',
    'choose to keep': ({ card }, { card: name }) => `Which card do you put under ${name(card)} for a later Prayer?`,
    'choose deals': (_, { least }) => `From which Deals of the opponent do you gain the Goods? Choose ${least}.`,
    'choose feature': () => 'Which of the revealed Feature Locations do you build? You will discard the other cards.',
    'choose good': ({ card }, { card: name }) => `Which Good do you put on ${name(card)} until the end of the game?`,
    bar: () => 'The virtual player blocks a faction Location: which of the equal ones?',
    'choose technology': () => 'Which Advanced Technology token do you take: Scoring or Defensive?',
    'move technology': ({ card, more }, { card: name }) =>
      `${name(card)}: which Technology token do you move? You may move ${more} more.`,
    'upgrade tech': ({ card, n }, { card: name }) =>
      `${name(card)}: which Advanced Technology do you exchange a Basic token for? You may exchange ${n} more.`,
    'use stalls': () => 'The Market: which Stall do you use?',
    'choose token': () => 'You pass: which Expedition token do you take?',
    'shore with': ({ card }, { card: name }) =>
      `Which card from your hand do you put under ${name(card)} until the end of the game?`,
    'spend tech': ({ card, about }, { card: name }) =>
      `${name(card)}: how many Basic Technology tokens do you spend for razing ${name(about)}?`,
    'remove other': () => "Which opponent's Location do you discard?",
    'take wreck': ({ card }, { card: name }) =>
      `Both Barbarian tokens lie on Locations. From which do you move one to ${name(card)}?`,
    'lose card': ({ card }, { card: name }) => `${name(card)}: which card do you discard from your hand?`,
    strike: () => 'The virtual player attacks: which of the equal Locations do you lose?',
    'put cards under': ({ card }, { card: name, most }) =>
      `Which cards from your hand do you put under ${name(card)} until the end of the game? You may put 0 to ${most}.`,
    'put resources on': ({ card }, { card: name }) =>
      `Which Resource do you put on ${name(card)} until the end of the game?`,
  },
};

const SORTING: Spoken<Readonly<Record<Sorted['to'], string>>> = {
  pl: {
    hand: 'zatrzymujesz',
    discard: 'odrzucasz',
    back: 'wtasowujesz z powrotem',
    bottom: 'kładziesz na spód talii',
    removed: 'usuwasz z gry',
  },
  en: {
    hand: 'keep',
    discard: 'discard',
    back: 'shuffle back',
    bottom: 'put at the bottom of the deck',
    removed: 'remove from the game',
  },
};

function placed(offers: Asked['offers'], samurai: string, defense: string, technology: string, or: string): string {
  return [
    ...(offers('guard') ? [samurai] : []),
    ...(offers('defend') ? [defense] : []),
    ...(offers('place technology') ? [technology] : []),
  ].join(or);
}

/** What is asked, and why. */
export function questionText(_game: State, decision: Decision<OsadnicyStep>, lang: Lang): string {
  return capitalised(asking(decision.ask, askedOf(decision, lang), lang));
}

function asking<K extends Asking>(step: OsadnicyStep, asked: Asked, lang: Lang): string {
  const question: Questions[K] | undefined = QUESTIONS[lang][step.do as K];
  if (!question) throw new Error(`«${step.do}» asks nothing`);
  return question(step as StepOf<K>, asked);
}

function askedOf({ options, pick }: Decision<OsadnicyStep>, lang: Lang): Asked {
  const speech = speechOf(lang);
  const goods = (things: readonly Thing[]) => plain(speech.things(things, 'object'));
  return {
    card: (card) => speech.card(card),
    goods,
    tokens: (tokens) => plain(speech.things(tokenThings(tokens), 'subject')),
    effect: ({ program, at }) => plain(speech.clause(effectClause(PROGRAMS[program]![at]!), 'command')),
    least: pick?.min ?? 1,
    most: pick?.max ?? 1,
    among: pick?.from.length ?? options.length,
    offers: (kind) => options.some((option) => option.do === kind),
  };
}

/** Whether one names the cards that are kept, where the answer names those that are discarded. */
export function asksWhatIsKept({ ask }: Decision<OsadnicyStep>): boolean {
  return ask.do === 'keep cards';
}

/** One of the things of a question of the form "so many of these": a card, or a good among the loot. */
export function pickItemText(_game: State, { ask }: Decision<OsadnicyStep>, item: number, lang: Lang): string {
  if (ask.do !== 'discard loot') return cardName(item, lang);
  return plain(speechOf(lang).things([lootThing(item)], 'subject'));
}
