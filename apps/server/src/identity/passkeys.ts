import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Identity, PeopleStore } from '../store/store.ts';

/** Large, and of no use until somebody has a passkey. */
const webauthn = () => import('@simplewebauthn/server');

/** Coming in without a password, by a key that the device keeps. */
export class Passkeys {
  readonly #store: PeopleStore;
  readonly #origin: string;
  readonly #domain: string;

  readonly #now: () => number;

  constructor(store: PeopleStore, publicUrl: URL, now: () => number) {
    this.#store = store;
    this.#now = now;
    this.#origin = publicUrl.origin;
    this.#domain = publicUrl.hostname;
  }

  async toAdd({ id, name }: Identity): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#store.passkeysOf(id);
    const { generateRegistrationOptions } = await webauthn();
    return generateRegistrationOptions({
      rpName: 'Imperia',
      rpID: this.#domain,
      userName: name,
      userID: new TextEncoder().encode(id),
      excludeCredentials: known.map(({ credential }) => ({ id: credential })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** Whether the device's answer to the challenge holds; if so, the key is one of this person's from now on. */
  async add(identity: Identity, challenge: string, response: RegistrationResponseJSON): Promise<boolean> {
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await orNot(
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#domain,
        requireUserVerification: false,
      }),
    );
    if (!verified || !registrationInfo) return false;
    const { id, publicKey, counter } = registrationInfo.credential;
    const added = await this.#store.addPasskey({
      credential: id,
      identity: identity.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      createdAt: this.#now(),
      usedAt: 0,
    });
    return added === 'added';
  }

  async toEnter(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const { generateAuthenticationOptions } = await webauthn();
    return generateAuthenticationOptions({ rpID: this.#domain, userVerification: 'preferred' });
  }

  async whoseIs(challenge: string, response: AuthenticationResponseJSON): Promise<Identity | null> {
    const passkey = await this.#store.passkey(response.id);
    if (!passkey) return null;
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await orNot(
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#domain,
        requireUserVerification: false,
        credential: {
          id: passkey.credential,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (!verified || !authenticationInfo) return null;
    await this.#store.usePasskey(passkey.credential, authenticationInfo.newCounter, this.#now());
    return this.#store.byId(passkey.identity);
  }
}

/** What the library cannot read is as wrong as what it refuses. */
async function orNot<T extends { verified: boolean }>(checking: Promise<T>): Promise<Partial<T>> {
  try {
    return await checking;
  } catch {
    return {};
  }
}
