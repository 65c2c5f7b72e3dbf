import type { Identity, PeopleStore } from '../store/store.ts';
import { cleanName, plainLogin } from './names.ts';
import { isPassword, passwordHash } from './passwords.ts';
import { hashOf, newId, newRecoveryCode, newToken, plainCode } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 180;
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

/** Who people are: guests with a name, or accounts; how they come in, and on another device. */
export class People {
  readonly #store: PeopleStore;
  readonly #now: () => number;

  constructor(store: PeopleStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async comeAsGuest(typedName: string, lang: 'pl' | 'en'): Promise<(Entered & { readonly code: string }) | Trouble> {
    const name = cleanName(typedName);
    if (name === null) return 'bad name';
    const code = newRecoveryCode();
    const identity: Identity = {
      id: newId(),
      name,
      login: null,
      passwordHash: null,
      recoveryHash: hashOf(plainCode(code)),
      email: null,
      emailVerified: false,
      rated: false,
      lang,
      createdAt: this.#now(),
    };
    await this.#store.create(identity);
    return { ...(await this.enter(identity)), code };
  }

  /** The same person on another device. */
  async restore(typedCode: string): Promise<Entered | Trouble> {
    const identity = await this.#store.byRecovery(hashOf(plainCode(typedCode)));
    return identity ? this.enter(identity) : 'wrong code';
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
