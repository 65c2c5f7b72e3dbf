import type { Choosable, Spoken } from '@imperia/kit';
import type { Do, When } from '../card-data.ts';
import { type Card, innerLists } from '../cards.ts';

export const TIMES: readonly When[] = ['play', 'exhaust', 'passive', 'solstice', 'take', 'score'];

export const TIME_NAMES: Readonly<Record<When, Spoken<string>>> = {
  play: { pl: 'po zagraniu', en: 'when played' },
  exhaust: { pl: 'po zaznaczeniu', en: 'when exhausted' },
  passive: { pl: 'pasywnie', en: 'passively' },
  solstice: { pl: 'w przesileniu', en: 'at the solstice' },
  take: { pl: 'po pozyskaniu', en: 'when gained' },
  score: { pl: 'przy punktacji', en: 'when scoring' },
};

/** What somebody might look for, by the words of the vocabulary that do it. */
const EFFECTS = {
  materials: { pl: 'zasoby', en: 'materials' },
  population: { pl: 'populacja', en: 'population' },
  progress: { pl: 'postęp', en: 'progress' },
  action: { pl: 'akcje', en: 'actions' },
  draw: { pl: 'dobieranie kart', en: 'drawing cards' },
  acquire: { pl: 'zdobywanie', en: 'acquiring' },
  breakthrough: { pl: 'podporządkowanie', en: 'breaking through' },
  develop: { pl: 'rozwój', en: 'developing' },
  fame: { pl: 'sława', en: 'fame' },
  history: { pl: 'historia', en: 'history' },
  garrison: { pl: 'garnizon', en: 'garrisons' },
  abandon: { pl: 'porzucanie', en: 'abandoning' },
  recall: { pl: 'cofanie', en: 'recalling' },
  exile: { pl: 'usuwanie', en: 'exiling' },
  find: { pl: 'odszukiwanie', en: 'finding' },
  'take unrest': { pl: 'branie buntów', en: 'taking Unrest' },
  return: { pl: 'zwracanie', en: 'returning' },
  steal: { pl: 'zabieranie', en: 'stealing' },
  others: { pl: 'inni gracze', en: 'other players' },
  freeplay: { pl: 'zagranie bez akcji', en: 'free play' },
  sink: { pl: 'zatapianie', en: 'sinking' },
  rules: { pl: 'zmiana zasady', en: 'changing a rule' },
  endgame: { pl: 'koniec gry', en: 'ending the game' },
} as const satisfies Readonly<Record<string, Spoken<string>>>;

type EffectName = keyof typeof EFFECTS;

export const EFFECT_NAMES: readonly Choosable[] = Object.entries(EFFECTS).map(([id, name]) => ({ id, name }));

const BY_WORD: Partial<Record<Do['op'], EffectName>> = {
  draw: 'draw',
  acquire: 'acquire',
  breakthrough: 'breakthrough',
  develop: 'develop',
  'take fame': 'fame',
  history: 'history',
  garrison: 'garrison',
  abandon: 'abandon',
  recall: 'recall',
  exile: 'exile',
  find: 'find',
  'take unrest': 'take unrest',
  return: 'return',
  steal: 'steal',
  others: 'others',
  all: 'others',
  freeplay: 'freeplay',
  'permit freeplay': 'freeplay',
  sink: 'sink',
  endgame: 'endgame',
  handsize: 'rules',
  loseicon: 'rules',
  'discount development': 'rules',
  'discount unrest': 'rules',
  'permit acquire': 'rules',
  counts: 'rules',
  treat: 'rules',
  ignore: 'rules',
  reduce: 'rules',
  substitute: 'rules',
};

function namesOf(one: Do): EffectName[] {
  const inner = innerLists(one).flatMap((list) => list.flatMap(namesOf));
  const own = one.op === 'gain' ? one.token : one.op === 'look' && one.at === 'fame' ? 'fame' : BY_WORD[one.op];
  return own ? [own, ...inner] : inner;
}

/** What a card does, on either of its sides. */
export function effectsOf({ faces }: Card): EffectName[] {
  const all = faces.flatMap(({ effects }) => effects.flatMap(({ do: list }) => list.flatMap(namesOf)));
  return [...new Set(all)];
}

/** When it does so. */
export function timesOf({ faces }: Card): When[] {
  return [...new Set(faces.flatMap(({ effects }) => effects.map(({ when }) => when)))];
}
