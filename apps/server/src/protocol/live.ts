import type { Question } from '@imperia/bots';
import Type, { type Static } from 'typebox';
import type { ChatLine } from '../store/store.ts';
import { Count, Id, Lang, strict } from './parts.ts';
import type { Reply } from './reply.ts';
import type { Update, Whole } from './update.ts';
import { SentWish } from './wishes.ts';

/** What a client says over its live connection. */
export const FromClient = Type.Union(
  [
    Type.Object(
      {
        say: Type.Literal('watch'),
        table: Id,
        since: Type.Optional(Count),
        invitation: Type.Optional(Type.String({ maxLength: 100 })),
      },
      { ...strict, description: 'Be told of a table, from the version that was seen last.' },
    ),
    Type.Object({ say: Type.Literal('unwatch'), table: Id }, strict),
    Type.Object(
      { say: Type.Literal('wish'), table: Id, id: Count, wish: SentWish },
      { ...strict, description: 'Ask something of a table; the reply has the same id.' },
    ),
    Type.Object({ say: Type.Literal('chat'), table: Id, text: Type.String({ minLength: 1, maxLength: 500 }) }, strict),
    Type.Object(
      { say: Type.Literal('options'), table: Id, id: Count, lang: Type.Optional(Lang) },
      { ...strict, description: 'Ask for all that your seat may answer now, so that you need no rules.' },
    ),
    Type.Object({ say: Type.Literal('ping') }, strict),
  ],
  { title: 'FromClient' },
);
export type FromClient = Static<typeof FromClient>;

/** What the server says. */
export type FromServer =
  | { readonly say: 'whole'; readonly table: string; readonly whole: Whole }
  | { readonly say: 'update'; readonly table: string; readonly update: Update }
  | { readonly say: 'reply'; readonly id: number; readonly reply: Reply }
  /** Null when the seat is not asked. An option's id is the `option` of the wish that answers; a pick's is `pick 3+8`. */
  | { readonly say: 'options'; readonly id: number; readonly question: Question | null }
  | { readonly say: 'present'; readonly table: string; readonly people: readonly string[]; readonly watchers: number }
  | { readonly say: 'chat'; readonly table: string; readonly line: ChatLine }
  | { readonly say: 'refused'; readonly id?: number; readonly table?: string; readonly refused: string }
  | { readonly say: 'pong' };
