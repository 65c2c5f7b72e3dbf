import type { ChangeMe, HouseRules, Me, PasskeyOfMine, Welcome } from '@imperia/server/protocol';
import { settings } from '../store/settings.svelte.ts';
import { ask } from './api.ts';
import { connection } from './connection.svelte.ts';

/** Who uses this browser, as far as the server knows. */
class Myself {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked, and answered. */
  asked = $state(false);
  there = $state(false);
  /** It restores this identity elsewhere, and is shown only once. */
  code = $state.raw<string | null>(null);
  #asking: Promise<boolean> | null = null;

  /** Whether there is a server; who this is, is known afterwards. */
  look(): Promise<boolean> {
    this.#asking ??= this.#look();
    return this.#asking;
  }

  async #look(): Promise<boolean> {
    try {
      this.me = await ask<Me | null>('GET', '/me');
      this.there = true;
    } catch {
      this.there = false;
      this.#asking = null;
    }
    this.asked = true;
    return this.there;
  }

  async come(name: string): Promise<void> {
    const { me, code } = await ask<Welcome>('POST', '/people', { name, lang: settings.lang });
    this.code = code;
    this.#become(me);
  }

  /** What is asked of who comes for the first time; a server that does not say asks for nothing. */
  houseRules(): Promise<HouseRules> {
    return ask<HouseRules>('GET', '/doors').catch(() => ({ registration: 'open', guests: true }));
  }

  async register(account: {
    readonly name: string;
    readonly login: string;
    readonly password: string;
    readonly invitation?: string;
  }): Promise<void> {
    const { me, code } = await ask<Welcome>('POST', '/people/accounts', { ...account, lang: settings.lang });
    this.code = code;
    this.#become(me);
  }

  async restore(code: string): Promise<void> {
    this.#become(await ask<Me>('POST', '/people/restore', { code }));
  }

  async logIn(login: string, password: string): Promise<void> {
    this.#become(await ask<Me>('POST', '/login', { login, password }));
  }

  async logInByPasskey(): Promise<void> {
    const { passkeyAnswer } = await import('./passkey.ts');
    this.#become(await ask<Me>('POST', '/login/passkey', await passkeyAnswer('/login/passkey/options')));
  }

  async addPasskey(password: string): Promise<void> {
    const { newPasskey } = await import('./passkey.ts');
    const made = await newPasskey('/me/passkeys/options', this.#knows('password', password));
    this.me = await ask<Me>('POST', '/me/passkeys', made);
  }

  async change(changes: ChangeMe): Promise<void> {
    this.me = await ask<Me>('PATCH', '/me', changes);
  }

  /** `old`: of who has a password already; `invitation`: where the host asks for one. */
  async setPassword(login: string, password: string, old: string, invitation: string): Promise<void> {
    const invited = invitation === '' ? {} : { invitation };
    this.me = await ask<Me>('POST', '/me/password', { login, password, ...invited, ...this.#knows('old', old) });
  }

  async newCode(password: string): Promise<void> {
    const { code } = await ask<{ readonly code: string }>('POST', '/me/code', this.#knows('password', password));
    this.code = code;
  }

  passkeys(): Promise<readonly PasskeyOfMine[]> {
    return ask('GET', '/me/passkeys');
  }

  async dropPasskey(id: string): Promise<void> {
    this.me = await ask<Me>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);
  }

  /** Nobody here is known to the server any more. */
  async forgetMe(password: string): Promise<void> {
    await ask('DELETE', '/me', this.#knows('password', password));
    this.code = null;
    this.#become(null);
  }

  #knows(field: 'old' | 'password', password: string): Readonly<Record<string, string>> {
    return this.me?.hasPassword ? { [field]: password } : {};
  }

  async logOut(everywhere: boolean): Promise<void> {
    await ask('POST', everywhere ? '/logout/everywhere' : '/logout');
    this.code = null;
    this.#become(null);
  }

  /** Whoever comes in is somebody else to the live connection as well. */
  #become(me: Me | null): void {
    this.me = me;
    connection.restart();
  }
}

export const myself = new Myself();
