import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ask, Refusal } from './api.ts';

interface Wanted<T> {
  readonly sealed: string;
  readonly options: T;
}

/** The device was asked and did not answer: somebody thought better of it. */
function notGiven(): never {
  throw new Refusal('no passkey');
}

export async function newPasskey(path: string, confirmed: Readonly<Record<string, string>>) {
  const { sealed, options } = await ask<Wanted<PublicKeyCredentialCreationOptionsJSON>>('POST', path, confirmed);
  return { sealed, response: await startRegistration({ optionsJSON: options }).catch(notGiven) };
}

export async function passkeyAnswer(path: string) {
  const { sealed, options } = await ask<Wanted<PublicKeyCredentialRequestOptionsJSON>>('POST', path);
  return { sealed, response: await startAuthentication({ optionsJSON: options }).catch(notGiven) };
}
