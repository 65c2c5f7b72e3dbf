import Type, { type Static } from 'typebox';
import { Lang, strict } from './parts.ts';

/** Somebody, as that person sees it. */
export const Me = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    lang: Lang,
    login: Type.Union([Type.String(), Type.Null()]),
    email: Type.Union([Type.String(), Type.Null()]),
    rated: Type.Boolean(),
    /** Whether it was confirmed: nothing is sent there before. */
    emailVerified: Type.Boolean(),
    passkeys: Type.Integer(),
    /** Whether there is a password to be said again: after a host has let somebody in anew there is none. */
    hasPassword: Type.Boolean(),
    /** Whether they look after this server. */
    host: Type.Boolean(),
  },
  { title: 'Me', description: 'The person who asks.' },
);
export type Me = Static<typeof Me>;

/** What is asked of who comes for the first time; without guests a name is not enough. */
export const HouseRules = Type.Object(
  {
    /** Who may make an account: anybody, who has a code from a host, or only a host for others. */
    registration: Type.Union([Type.Literal('open'), Type.Literal('code'), Type.Literal('host')]),
    guests: Type.Boolean(),
  },
  { title: 'HouseRules' },
);
export type HouseRules = Static<typeof HouseRules>;

const InvitationCode = Type.Optional(Type.String({ maxLength: 100 }));

export const ComeAsGuest = Type.Object({ name: Type.String({ maxLength: 200 }), lang: Lang }, strict);
export const Register = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    lang: Lang,
    login: Type.String({ maxLength: 200 }),
    password: Type.String({ maxLength: 1000 }),
    invitation: InvitationCode,
  },
  strict,
);

export const Welcome = Type.Object({
  me: Me,
  /** Shown once: it restores the same identity on another device. */
  code: Type.String(),
});
export type Welcome = Static<typeof Welcome>;

export const Restore = Type.Object({ code: Type.String({ maxLength: 100 }) }, strict);
export const NewCode = Type.Object({ code: Type.String() });
export const LogIn = Type.Object(
  { login: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 1000 }) },
  strict,
);
export type LogIn = Static<typeof LogIn>;

const Password = Type.String({ maxLength: 1000 });
/** Who has a password says it again before anything changes by which they come in, or ends. */
export const SetPassword = Type.Object(
  {
    login: Type.String({ maxLength: 200 }),
    password: Password,
    old: Type.Optional(Password),
    invitation: InvitationCode,
  },
  strict,
);
export const Confirmed = Type.Object({ password: Type.Optional(Password) }, strict);

export const PasskeyOfMine = Type.Object({ id: Type.String(), createdAt: Type.Integer(), usedAt: Type.Integer() });
export type PasskeyOfMine = Static<typeof PasskeyOfMine>;

export const ChangeMe = Type.Partial(
  Type.Object({
    name: Type.String({ maxLength: 200 }),
    lang: Lang,
    rated: Type.Boolean(),
    email: Type.Union([Type.String({ maxLength: 254 }), Type.Null()]),
  }),
  strict,
);
export type ChangeMe = Static<typeof ChangeMe>;

/** What was wrong, as a word that the client puts into the player's language. */
export const Refused = Type.Object({ refused: Type.String(), message: Type.String() }, { title: 'Refused' });
export type Refused = Static<typeof Refused>;
