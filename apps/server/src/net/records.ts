import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@imperia/kit';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { KITS } from '../games.ts';
import { strict } from '../protocol/parts.ts';
import { areTooLong, meetPacks } from '../tables/packs.ts';
import type { TableRecord } from '../tables/record.ts';
import { Refusal } from './refusals.ts';

/** In characters: more than any table needs to be described. */
const MOST_CONFIG = 4000;
const Short = Type.String({ maxLength: 100 });
const Answer = Type.Object(
  { seat: Type.Integer(), decision: Type.Integer(), option: Type.String({ maxLength: 500 }) },
  strict,
);
const Outcome = Type.Object(
  { purpose: Type.Integer(), result: Type.Array(Type.Integer(), { maxItems: 1000 }) },
  strict,
);
/** How much of it there may be, and nothing beside it. */
const Bounds = Compile(
  Type.Object(
    {
      game: Short,
      version: Short,
      content: Type.Optional(Type.Record(Type.String({ maxLength: 50 }), Short, { maxProperties: 50 })),
      config: Type.Unknown(),
      commitment: Short,
      key: Short,
      answers: Type.Array(Answer, { maxItems: 20_000 }),
      outcomes: Type.Array(Outcome, { maxItems: 20_000 }),
      hash: Short,
      takenBack: Type.Optional(Type.Integer({ minimum: 1, maximum: 20_000 })),
    },
    strict,
  ),
);

/** What somebody brought, once it has the form of a record; whether it holds, playing it again will tell. */
export function recordFrom(brought: unknown): TableRecord {
  if (!isRecord(brought) || !Bounds.Check(brought)) throw new Refusal('bad record');
  const kit = KITS.get(brought.game);
  if (!kit) throw new Refusal('no such game');
  const { packs, ...config } = brought.config as { readonly packs?: unknown };
  if (JSON.stringify(config).length > MOST_CONFIG || areTooLong(packs)) throw new Refusal('bad record');
  meetPacks(brought.game, brought.config);
  const read = kit.setup.read(brought.config);
  // What the game does not know of would be kept, and sent to whoever looks.
  if ('fault' in read || !isDeepStrictEqual(read.config, brought.config)) throw new Refusal('bad record');
  return { ...brought, config: read.config };
}
