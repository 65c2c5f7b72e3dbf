import { keyFrom, offered, seeded, Table } from '@imperia/engine';
import { expect, test } from 'vitest';
import { botNamed } from '../src/index.ts';
import { captains } from './tables.ts';

/** Of too many answers, a game names those worth a thought: whoever thinks looks at no other. */
const restful: typeof captains = {
  ...captains,
  mind: {
    ...captains.mind,
    narrow: (_view, asked) => (offered(asked, 'draw') ? ['draw', 'no such thing'] : []),
  },
};

test.each(['easy', 'greedy', 'search:5'])('%s answers with what the game thinks worth it', (name) => {
  const table = new Table(captains.game, { seats: 2, rounds: 1 }, keyFrom(seeded(4)));
  const turn = { ...captains.game.copy(table.state), branches: [], steps: [{ do: 'turn', seat: 0 } as const] };
  const free = botNamed(name, captains);
  const bound = botNamed(name, restful);
  const answers = (bot: typeof free) => new Set(Array.from({ length: 8 }, (_, i) => bot.choose(turn, 0, seeded(i))));
  expect([...answers(bound)]).toEqual(['draw']);
  expect(answers(free)).not.toEqual(new Set(['draw']));
});
