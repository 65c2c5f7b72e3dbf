import Type, { type Static } from 'typebox';
import { Count, strict } from './parts.ts';

const Seat = Type.Integer({ minimum: 0, maximum: 9 });
const Name = Type.String({ minLength: 1, maxLength: 32 });
const Nonce = Type.String({ minLength: 8, maxLength: 40 });

const Proposal = Type.Union([
  Type.Object({ propose: Type.Literal('undo'), to: Count }, strict),
  Type.Object({ propose: Type.Literal('pause') }, strict),
  Type.Object({ propose: Type.Literal('go on') }, strict),
  Type.Object({ propose: Type.Literal('abandon') }, strict),
]);

const AnswerWish = Type.Object(
  {
    wish: Type.Literal('answer'),
    seat: Seat,
    decision: Count,
    undos: Count,
    option: Type.String({ maxLength: 500 }),
    nonce: Nonce,
  },
  { ...strict, description: 'Answers the decision with this number; the same nonce twice counts once.' },
);

/** What needs the consent of everybody. */
export type Proposal = Static<typeof Proposal>;

/** What a person may ask of a table. */
export const SentWish = Type.Union(
  [
    AnswerWish,
    Type.Object(
      { wish: Type.Literal('sit'), seat: Seat, invitation: Type.Optional(Type.String({ maxLength: 100 })) },
      { ...strict, description: 'Take a free seat, or take your own back from the bot.' },
    ),
    Type.Object({ wish: Type.Literal('leave'), seat: Seat }, strict),
    Type.Object({ wish: Type.Literal('bot'), seat: Seat, level: Type.Union([Name, Type.Null()]) }, strict),
    Type.Object(
      { wish: Type.Literal('unseat'), seat: Seat },
      { ...strict, description: 'Free a seat that somebody took, as the host, before the game begins.' },
    ),
    Type.Object(
      { wish: Type.Literal('choose'), seat: Seat, choice: Name, chosen: Type.String({ maxLength: 60 }) },
      {
        ...strict,
        description:
          'Choose a deck, or what else a game lets its people choose, for your own seat before the game begins.',
      },
    ),
    Type.Object({ wish: Type.Literal('start') }, strict),
    Type.Object({ wish: Type.Literal('undo'), seat: Seat, decision: Count, undos: Count }, strict),
    Type.Object(
      { wish: Type.Literal('take back'), seat: Seat, decision: Count, undos: Count },
      { ...strict, description: 'Go back to where the last turn began, whatever was learnt: alone with bots.' },
    ),
    Type.Object({ wish: Type.Literal('propose'), seat: Seat, what: Proposal }, strict),
    Type.Object({ wish: Type.Literal('agree'), seat: Seat }, strict),
    Type.Object({ wish: Type.Literal('refuse'), seat: Seat }, strict),
    Type.Object({ wish: Type.Literal('resign'), seat: Seat }, strict),
  ],
  { title: 'Wish' },
);
export type SentWish = Static<typeof SentWish>;

const Granted = Type.Object({ granted: Type.Literal(true), version: Type.Integer() });
const Denied = Type.Object({ granted: Type.Literal(false), why: Type.String() });
/** What became of a wish. */
export const WishReply = Type.Union([Granted, Denied], { title: 'Reply' });
