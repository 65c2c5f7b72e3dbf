import { type GameRecord, isKey } from '@imperia/engine';
import { type Config, configFault, MAX_SEATS, OPTIONS, osadnicy } from '@imperia/osadnicy';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { strict } from '../protocol/parts.ts';
import { Refusal } from './refusals.ts';

const Short = Type.String({ maxLength: 100 });
const Answer = Type.Object(
  { seat: Type.Integer(), decision: Type.Integer(), option: Type.String({ maxLength: 500 }) },
  strict,
);
const Outcome = Type.Object(
  { purpose: Type.Integer(), result: Type.Array(Type.Integer(), { maxItems: 1000 }) },
  strict,
);
const Brought = Compile(
  Type.Object(
    {
      game: Short,
      version: Short,
      content: Type.Optional(Type.Record(Type.String({ maxLength: 50 }), Short, { maxProperties: 50 })),
      config: Type.Object(
        {
          factions: Type.Array(Short, { maxItems: MAX_SEATS }),
          options: Type.Array(Short, { maxItems: OPTIONS.length, uniqueItems: true }),
        },
        strict,
      ),
      commitment: Short,
      key: Short,
      answers: Type.Array(Answer, { maxItems: 20_000 }),
      outcomes: Type.Array(Outcome, { maxItems: 20_000 }),
      hash: Short,
    },
    strict,
  ),
);

/** What somebody brought, once it has the form of a record; whether it holds, playing it again will tell. */
export function recordFrom(brought: unknown): GameRecord<Config> {
  if (!Brought.Check(brought)) throw new Refusal('bad record');
  const config = brought.config as Config;
  if (brought.game !== osadnicy.id || !isKey(brought.key) || configFault(config)) throw new Refusal('bad record');
  return { ...brought, config };
}
