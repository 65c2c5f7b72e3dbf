import type { Lang } from '@imperia/kit';
import type { DoorStore } from '../store/hosting.ts';
import type { Identity, PeopleStore } from '../store/store.ts';
import { cleanName, plainLogin } from './names.ts';
import { isPassword, passwordHash } from './passwords.ts';
import { hashOf, newId, newRecoveryCode, newShortCode, newToken, plainCode } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 180;
/** How long a code by which somebody comes in once is good. */
const ONCE_DAYS = 7;
const SHORTEST_PASSWORD = 8;

export type Trouble =
  | 'bad name'
  | 'bad login'
  | 'short password'
  | 'login taken'
  | 'wrong login'
  | 'wrong password'
  | 'wrong code';

/** Somebody who has come in: the token goes to this one browser and is kept only as a hash. */
export interface Entered {
  readonly identity: Identity;
  readonly token: string;
}

/** With the code that restores this identity elsewhere. */
type Newcomer = Entered & { readonly code: string };

/** The code by which somebody comes in once, until then. */
export interface ComesOnce {
  readonly id: string;
  readonly code: string;
  readonly until: number;
}

/** Who people are: guests with a name, or accounts; how they come in, and on another device. */
export class People {
  readonly #store: PeopleStore;
  readonly #doors: DoorStore;
  readonly #now: () => number;

  constructor(store: PeopleStore, doors: DoorStore, now: () => number) {
    this.#store = store;
    this.#doors = doors;
    this.#now = now;
  }

  async comeAsGuest(typedName: string, lang: Lang): Promise<Newcomer | Trouble> {
    return this.#welcome(await this.#make(typedName, lang, null, null));
  }

  /** With an account from the first moment. */
  async register(typedName: string, lang: Lang, login: string, password: string): Promise<Newcomer | Trouble> {
    if (password.length < SHORTEST_PASSWORD) return 'short password';
    return this.#welcome(await this.#make(typedName, lang, login, await passwordHash(password)));
  }

  /** Somebody whom a host expects: who has the code comes in by it once, and chooses a password. */
  async expect(typedName: string, lang: Lang, login: string): Promise<ComesOnce | Trouble> {
    const made = await this.#make(typedName, lang, login, null);
    return typeof made === 'string' ? made : this.onlyOnce(made.identity);
  }

  /** From now on nothing leads in but this code, and that once: no session, password, recovery code or passkey of before. */
  async onlyOnce({ id }: { readonly id: string }): Promise<ComesOnce> {
    const code = newShortCode();
    const until = this.#now() + ONCE_DAYS * DAY;
    await this.#store.change(id, { passwordHash: null, recoveryHash: hashOf(newToken()) });
    await this.#store.dropPasskeys(id);
    await this.#store.closeSessions(id);
    await this.#doors.setOnce(id, hashOf(plainCode(code)), until);
    return { id, code, until };
  }

  async #make(
    typedName: string,
    lang: Lang,
    typedLogin: string | null,
    hash: string | null,
  ): Promise<{ readonly identity: Identity; readonly code: string } | Trouble> {
    const name = cleanName(typedName);
    if (name === null) return 'bad name';
    const login = typedLogin === null ? null : plainLogin(typedLogin);
    if (login === null && typedLogin !== null) return 'bad login';
    const code = newRecoveryCode();
    const identity: Identity = {
      id: newId(),
      name,
      login,
      passwordHash: hash,
      recoveryHash: hashOf(plainCode(code)),
      email: null,
      emailVerified: false,
      rated: false,
      lang,
      createdAt: this.#now(),
    };
    const made = await this.#store.create(identity);
    return made === 'made' ? { identity, code } : made;
  }

  async #welcome(made: { readonly identity: Identity; readonly code: string } | Trouble): Promise<Newcomer | Trouble> {
    if (typeof made === 'string') return made;
    return { ...(await this.enter(made.identity)), code: made.code };
  }

  /** The same person on another device, or again after a host has let them in anew. */
  async restore(typedCode: string): Promise<Entered | Trouble> {
    const hash = hashOf(plainCode(typedCode));
    const identity = (await this.#store.byRecovery(hash)) ?? (await this.#letInOnce(hash));
    return identity ? this.enter(identity) : 'wrong code';
  }

  async #letInOnce(hash: string): Promise<Identity | null> {
    const id = await this.#doors.useOnce(hash, this.#now());
    return id === null ? null : this.#store.byId(id);
  }

  /** The old code is worth nothing from then on. */
  async newCode(id: string): Promise<string> {
    const code = newRecoveryCode();
    await this.#store.change(id, { recoveryHash: hashOf(plainCode(code)) });
    return code;
  }

  /** Whether this is the password of who has one. */
  async confirm({ passwordHash: kept }: Identity, password: string | undefined): Promise<Trouble | null> {
    return kept === null || (await isPassword(kept, password ?? '')) ? null : 'wrong password';
  }

  async setPassword(id: string, typedLogin: string, password: string): Promise<Trouble | null> {
    const login = plainLogin(typedLogin);
    if (login === null) return 'bad login';
    if (password.length < SHORTEST_PASSWORD) return 'short password';
    const changed = await this.#store.change(id, { login, passwordHash: await passwordHash(password) });
    return changed === 'changed' ? null : changed;
  }

  async logIn(typedLogin: string, password: string): Promise<Entered | Trouble> {
    const login = plainLogin(typedLogin);
    const identity = login === null ? null : await this.#store.byLogin(login);
    const right = await isPassword(identity?.passwordHash ?? null, password);
    return identity && right ? this.enter(identity) : 'wrong login';
  }

  async enter(identity: Identity): Promise<Entered> {
    const token = newToken();
    await this.#store.openSession({
      tokenHash: hashOf(token),
      identity: identity.id,
      expiresAt: this.#now() + SESSION_DAYS * DAY,
    });
    return { identity, token };
  }

  async whoHas(token: string): Promise<Identity | null> {
    const session = await this.#store.session(hashOf(token), this.#now());
    return session && this.#store.byId(session.identity);
  }

  async rename(id: string, typedName: string): Promise<Trouble | null> {
    const name = cleanName(typedName);
    if (name === null) return 'bad name';
    await this.#store.change(id, { name });
    return null;
  }

  leave(token: string): Promise<void> {
    return this.#store.closeSession(hashOf(token));
  }

  leaveEverywhere(id: string): Promise<void> {
    return this.#store.closeSessions(id);
  }

  leaveElsewhere(id: string, token: string): Promise<void> {
    return this.#store.closeSessions(id, hashOf(token));
  }
}
