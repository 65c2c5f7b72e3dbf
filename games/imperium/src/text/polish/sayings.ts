import type { Do, Term } from '../../card-data.ts';
import { called } from '../called.ts';
import type { Mood, Saying, Thing } from '../clauses.ts';
import { type Part, pictured } from '../parts.ts';
import { states, symbol, symbols, verbs, words } from './lexicon.ts';
import { AND, countedPl, eitherPl, thingPl } from './things.ts';

type Said = { readonly [K in Saying['op']]: (saying: Extract<Do, { op: K }>, mood: Mood) => Part[] };

const VICTIMS = {
  others: 'każdemu innemu graczowi',
  'others-empire': 'każdemu innemu graczowi w systemie imperium',
  'others-with-region': 'każdemu innemu graczowi, który ma w grze region',
} as const;

const SAYINGS: Said = {
  steal: ({ token, n, from, short }, mood) => [
    `${verbs.steal[mood]} `,
    ...thing({ token, n }),
    ` ${VICTIMS[from]}`,
    short ? '; kto ma za mało, bierze bunt' : '',
  ],
  place: ({ token, n, on }, mood) => [
    `${verbs.place[mood]} `,
    ...thing({ token, n }),
    on === 'market' ? ' na karcie z rynku' : ' na tej karcie',
  ],
  collect: ({ token }, mood) => [`${verbs.take[mood]} `, ...thing({ token, amount: 'all' }), ' z tej karty'],
  double: ({ token }, mood) => [
    mood === 'infinitive' ? 'podwoić liczbę ' : 'podwój liczbę ',
    ...thing({ token }, 'gen'),
    ', które zyskujesz',
  ],
  unexhaust: ({ n }, mood) => [
    mood === 'infinitive' ? 'przełożyć ' : 'przełóż ',
    ...thing({ token: 'exhaust', n }),
    ' ze swojej karty z powrotem na kartę systemu',
  ],
  swap: ({ give, for: wanted }, mood) => [
    `${verbs.swap[mood]} `,
    ...thing(give.in[0] === 'exile' ? { what: wanted.what, n: 1 } : { what: give.what, n: 1 }),
    give.in[0] === 'exile' ? ' z rynku z 1 kartą ze stosu kart usuniętych' : ' z ręki na wierzchnią kartę talii nacji',
  ],
  give: (_, mood) => [
    `${verbs.give[mood]} każdemu innemu graczowi `,
    ...thing({ what: ['card'], n: 1 }),
    ' z ręki lub ze stosu kart odrzuconych, każdemu inną',
  ],
  shuffle: (_, mood) => [`${verbs.shuffle[mood]} talię nacji`],
  develop: ({ free }, mood) => [
    mood === 'infinitive' ? 'wykonać rozwój' : 'wykonaj rozwój',
    free ? ' bez płacenia kosztu' : '',
  ],
  garrison: (saying, mood) => [
    `${verbs.garrison[mood]} `,
    ...thing(
      'the' in saying
        ? { the: saying.the }
        : { what: saying.cards.what, n: 1, ...(saying.cards.in.includes('quests') ? { among: 'quests' } : {}) },
    ),
    'the' in saying ? ' w garnizonie w regionie' : ' w garnizonie',
  ],
  replay: (_, mood) => [
    mood === 'infinitive' ? 'ponownie rozpatrzyć' : 'ponownie rozpatrz',
    ' efekt zagrania tego regionu',
  ],
  resolve: (_, mood) => [mood === 'infinitive' ? 'użyć' : 'użyj', ' efektu „zaznacz” trwałej karty innego gracza'],
  look: ({ n, at }, mood) =>
    at === 'nation'
      ? [`${verbs.look[mood]} wierzchnią kartę talii nacji`]
      : [`${verbs.look[mood]} `, ...thing({ what: ['card'], n }), ' z talii ', pictured('fame', undefined, 'sławy')],
  'look more': ({ n }, mood) => [`${verbs.look[mood]} ${n} więcej`],
  reveal: (_, mood) => [`${verbs.reveal[mood]} wierzchnią kartę talii głównej`],
  declare: ({ of }, mood) => [mood === 'infinitive' ? 'wskazać' : 'wskaż', ' typ karty (', ...suitNames(of), ')'],
  find: ({ what, not, to, in: places }, mood) => [
    `${verbs.find[mood]} `,
    ...thing({ what, n: 1, ...(not ? { not } : {}) }),
    places ? ' w stosie kart odrzuconych lub talii' : '',
    FOUND[mood === 'infinitive' ? 'infinitive' : 'command'][to][masculine(what) ? 'him' : 'her'],
  ],
  avoid: (_, mood) => [mood === 'infinitive' ? 'zignorować' : 'zignoruj', ' efekt ataku'],
  endgame: () => ['rozpoczyna się zakończenie gry'],
  flip: (_, mood) => [mood === 'infinitive' ? 'odwrócić' : 'odwróć', ' tę kartę'],
  replace: ({ by }, mood) => [mood === 'infinitive' ? 'zastąpić' : 'zastąp', ` tę kartę kartą „${called(by).pl}”`],
  state: ({ state }, mood) => [
    mood === 'infinitive' ? 'obrócić' : 'obróć',
    ' kartę systemu na stronę ',
    pictured(state, undefined, states[state].genitive),
  ],
  handsize: ({ n }) => [`twój limit kart na ręce jest większy o ${n}`],
  loseicon: ({ what, icon }) => [
    'twoje ',
    ...eitherPl(what, 'many', 'nom', AND),
    ' nie mają symbolu ',
    pictured(icon, undefined, states[icon].genitive),
  ],
  'discount development': ({ token, n }) => ['twój rozwój kosztuje o ', ...thing({ token, n }), ' mniej'],
  'discount unrest': ({ materials, cards, min }) => [
    'zagranie buntu kosztuje cię o ',
    ...thing({ token: 'materials', n: materials }),
    ...(cards > 0 ? [' lub ', ...thing({ what: ['card'], n: cards })] : []),
    ` mniej (co najmniej ${min})`,
  ],
  'permit acquire': ({ what }) => [
    'możesz zdobywać ',
    ...eitherPl(what, 'many', 'acc', AND),
    ' także ze stosu kart usuniętych',
  ],
  'permit freeplay': ({ what }) => ['możesz zagrywać ', ...eitherPl(what, 'many', 'acc', AND), ' bez akcji'],
  counts: ({ n }) => ['ta karta liczy się jako ', ...thing({ what: ['region'], n })],
  'holds quest': () => ['misja w garnizonie tej karty jest twoją aktywną misją'],
  treat: ({ what, n, as }) => [
    'do końca tury traktuj 1 symbol ',
    pictured(what, undefined, symbols[what] ?? ''),
    ` jak ${countedPl(symbol, n, 'acc')} `,
    pictured(as, undefined, symbols[as] ?? ''),
  ],
  ignore: ({ icon }) => [
    'zignoruj symbol ',
    pictured(icon, undefined, states[icon].genitive),
    ' na następnej karcie, którą zagrasz w tej turze',
  ],
  reduce: ({ n, what }) => ['odrzuć o ', pictured(what, n, countedPl(words.mask, n, 'acc')), ' mniej'],
  substitute: () => ['zamiast odrzucić maskę możesz porzucić kartę z garnizonu tej karty'],
};

const FOUND = {
  command: {
    hand: { him: ' i weź go na rękę', her: ' i weź ją na rękę' },
    discard: { him: ' i odłóż go na stos kart odrzuconych', her: ' i odłóż ją na stos kart odrzuconych' },
    history: { him: ' i przenieś go do historii', her: ' i przenieś ją do historii' },
  },
  infinitive: {
    hand: { him: ' i wziąć go na rękę', her: ' i wziąć ją na rękę' },
    discard: { him: ' i odłożyć go na stos kart odrzuconych', her: ' i odłożyć ją na stos kart odrzuconych' },
    history: { him: ' i przenieść go do historii', her: ' i przenieść ją do historii' },
  },
} as const;

function masculine([first]: readonly Term[]): boolean {
  return first === 'knight' || first === 'region';
}

function thing(said: Thing, c: 'acc' | 'gen' = 'acc'): Part[] {
  return thingPl(said, c);
}

function suitNames(suits: readonly Term[]): Part[] {
  return eitherPl(suits, 'one', 'nom').slice(1);
}

export function sayingPl<K extends Saying['op']>(saying: Extract<Saying, { op: K }>, mood: Mood): Part[] {
  return SAYINGS[saying.op as K](saying as unknown as Extract<Do, { op: K }>, mood);
}
