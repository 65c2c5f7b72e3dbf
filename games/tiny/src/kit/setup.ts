import type { Setup } from '@imperia/kit';
import type { TinyConfig } from '../state.ts';

const LEAST = 2;
const MOST = 4;
const ROUNDS = ['1', '2', '3', '4', '5'];
export const SIDES = ['red', 'blue', 'green', 'yellow'] as const;

export const setup: Setup<TinyConfig> = {
  least: LEAST,
  most: MOST,
  alone: false,
  perSeat: [],
  perTable: [
    {
      id: 'rounds',
      name: { pl: 'Liczba rund', en: 'Rounds' },
      of: ROUNDS.map((id) => ({ id, name: { pl: id, en: id } })),
      many: false,
    },
  ],
  usual: (seats) => ({ seats: Array.from({ length: seats }, () => ({})), table: { rounds: ['3'] } }),
  make: ({ seats, table }) => read({ seats: seats.length, rounds: Number(table.rounds?.[0]) }),
  wanted: ({ seats, rounds }) => ({
    seats: Array.from({ length: seats }, () => ({})),
    table: { rounds: [String(rounds)] },
  }),
  read,
  faultText: ({ fault }, lang) =>
    lang === 'pl' ? `Nie da się rozłożyć takiego stołu: ${fault}.` : `Such a table cannot be set: ${fault}.`,
  side: (_config, seat) => SIDES[seat] ?? 'red',
};

function read(json: unknown): ReturnType<Setup<TinyConfig>['read']> {
  if (typeof json !== 'object' || json === null) return { fault: 'shape', found: json };
  const { seats, rounds } = json as Partial<Record<keyof TinyConfig, unknown>>;
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < LEAST || seats > MOST)
    return { fault: 'seats', found: seats };
  if (typeof rounds !== 'number' || !ROUNDS.includes(String(rounds))) return { fault: 'rounds', found: rounds };
  return { config: { seats, rounds } };
}
