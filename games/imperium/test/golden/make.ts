import { randomAnswer, seeded, sha256, Table } from '@imperia/engine';
import { addGolden } from '../../../../scripts/golden-files.ts';
import { BOXES, type Config, imperium, type Nation, SIDES } from '../../src/index.ts';

/** Any answers, to the end or for so long. */
function played(config: Config, seed: number, most = Number.POSITIVE_INFINITY) {
  const table = new Table(imperium, config, sha256(`golden ${seed}`));
  const rng = seeded(seed);
  while (!table.over && table.length < most) {
    const decision = table.decisions()[0]!;
    const option = randomAnswer(decision, rng)!;
    const rejection = table.answer({ seat: decision.seat, decision: table.state.decision, option });
    if (rejection) throw new Error(rejection);
  }
  return `${JSON.stringify(table.record())}\n`;
}

const at = (...nations: Nation[]): Config['seats'] =>
  nations.map((nation, i) => ({ nation, side: SIDES[i % SIDES.length]! }));

const both = { boxes: BOXES, commons: 'classics' } as const;
const legends = { boxes: BOXES, commons: 'legends' } as const;

/** Every nation sits at one of them at least. */
const GAMES: readonly (readonly [name: string, config: Config, seed: number, most?: number])[] = [
  ['two-over', { ...both, seats: at('romans', 'carthaginians') }, 1],
  ['two-classics-over', { boxes: ['classics'], commons: 'classics', seats: at('vikings', 'greeks') }, 2],
  ['two-legends-over', { boxes: ['legends'], commons: 'legends', seats: at('utopians', 'atlanteans') }, 3],
  ['three-over', { ...legends, seats: at('arthurians', 'celts', 'olmecs') }, 4],
  ['four-over', { ...both, seats: at('qin', 'persians', 'egyptians', 'scythians') }, 5],
  ['solo-over', { ...both, seats: at('minoans'), rival: { nation: 'macedonians', level: 2 } }, 6],
  ['solo-hard', { ...legends, seats: at('mauryans'), rival: { nation: 'arthurians', level: 4 } }, 7, 90],
  ['four', { ...legends, seats: at('macedonians', 'minoans', 'mauryans', 'qin') }, 8, 400],
  ['dealt', { ...both, seats: at('romans', 'macedonians') }, 9, 0],
  ['second-rules-over', { ...both, seats: at('persians', 'greeks', 'egyptians') }, 10],
];

for (const [name, config, seed, most] of GAMES)
  await addGolden(`imperium/records/${name}.json`, () => played(config, seed, most));
