import { type GameRecord, isKey } from '@imperia/engine';
import { type Config, configFault, osadnicy } from '@imperia/osadnicy';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from './refusals.ts';

const Answer = Type.Object({ seat: Type.Integer(), decision: Type.Integer(), option: Type.String({ maxLength: 500 }) });
const Outcome = Type.Object({ purpose: Type.Integer(), result: Type.Array(Type.Integer()) });
const Brought = Compile(
  Type.Object({
    game: Type.String(),
    version: Type.String(),
    config: Type.Object({ factions: Type.Array(Type.String()), options: Type.Array(Type.String()) }),
    commitment: Type.String(),
    key: Type.String(),
    answers: Type.Array(Answer, { maxItems: 20_000 }),
    outcomes: Type.Array(Outcome, { maxItems: 20_000 }),
    hash: Type.String(),
  }),
);

/** What somebody brought, once it has the form of a record; whether it holds, playing it again will tell. */
export function recordFrom(brought: unknown): GameRecord<Config> {
  if (!Brought.Check(brought)) throw new Refusal('bad record');
  const config = brought.config as Config;
  if (brought.game !== osadnicy.id || !isKey(brought.key) || configFault(config)) throw new Refusal('bad record');
  return { ...brought, config };
}
