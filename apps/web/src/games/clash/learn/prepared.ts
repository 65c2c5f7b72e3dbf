import type { Config } from '@imperia/clash';
import type { AnyLesson } from '../../../learn/lesson.ts';

const CONFIG: Config = { players: 2, civilizations: [], options: [] };

/** The first Age, after which everything that is led through can be done within the second. */
const OPENING: NonNullable<AnyLesson['deal']['opening']> = [
  [1, 'advance advance=12'],
  [1, 'move'],
  [1, 'choose group hex=4 left=3 sailed=false navigated=false'],
  [1, 'go hex=4 units=4 to=31 via=-1 roads=false navigation=false left=3 sailed=false navigated=false'],
  [1, 'found hex=31'],
  [1, 'end turn'],
  [0, 'advance advance=12'],
  [0, 'move'],
  [0, 'choose group hex=0 left=3 sailed=false navigated=false'],
  [0, 'go hex=0 units=0 to=16 via=-1 roads=false navigation=false left=3 sailed=false navigated=false'],
  [0, 'found hex=16'],
  [0, 'end turn'],
  [1, 'collect hex=4'],
  [1, 'pick 32+49'],
  [1, 'collect hex=4'],
  [1, 'pick 32+42'],
  [1, 'construct hex=31 building=0 port=-1'],
  [1, 'end turn'],
  [0, 'collect hex=0'],
  [0, 'pick 0+10'],
  [0, 'recruit hex=16'],
  [0, 'collect hex=0'],
  [0, 'pick 10+17'],
  [0, 'end turn'],
  [1, 'collect hex=31'],
  [1, 'pick 241+248'],
  [1, 'recruit hex=4'],
  [1, 'advance advance=1'],
  [1, 'end turn'],
  [0, 'collect hex=0'],
  [0, 'pick 0'],
  [0, 'construct hex=16 building=0 port=-1'],
  [0, 'advance advance=1'],
  [0, 'end turn'],
  [1, 'gain advance advance=16 cube=true'],
  [1, 'barbarian settlement hex=5'],
  [1, 'mood falls hex=4 mood=0'],
  [0, 'gain advance advance=15 cube=true'],
  [0, 'barbarian settlement hex=18'],
  [0, 'barbarian unit hex=5 kind=1'],
  [1, 'raze hex=4'],
  [0, 'decline'],
  [1, 'first player of=0'],
];

export const DEAL: AnyLesson['deal'] = {
  config: CONFIG,
  kinds: ['person', 'easy'],
  seed: 'clash lesson 1137',
  opening: OPENING,
};
