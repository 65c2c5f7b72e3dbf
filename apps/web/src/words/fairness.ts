import type { Fault } from '@imperia/engine';
import type { Lang } from '@imperia/kit';
import type { Claim, Holds } from '../fairness/claims.ts';

import { otherContentText } from './other-content.ts';

type Said<F extends Fault['fault']> = (fault: Extract<Fault, { fault: F }>) => string;

interface FairnessWords {
  readonly title: string;
  readonly before: string;
  readonly hash: string;
  readonly key: string;
  readonly unpublished: string;
  readonly check: string;
  readonly checking: string;
  readonly fair: string;
  readonly unfair: string;
  readonly claims: Readonly<Record<Claim, string>>;
  readonly holds: Readonly<Record<Holds, string>>;
  readonly faults: { readonly [F in Fault['fault']]: Said<F> };
  readonly failed: string;
  readonly yourself: string;
}

export const FAIRNESS_WORDS: Readonly<Record<Lang, FairnessWords>> = {
  pl: {
    title: 'Uczciwe tasowanie',
    before:
      'Każde tasowanie wynika z tajnego klucza wylosowanego przed rozdaniem. Oto jego skrót, znany od początku. Po grze można sprawdzić, że klucz do niego pasuje, więc niczego nie ułożono.',
    hash: 'Skrót klucza (SHA-256)',
    key: 'Klucz',
    unpublished: 'Tę grę rozdano, zanim zaczęliśmy zapisywać skrót klucza: nie ma z czym porównać.',
    check: 'Sprawdź tasowanie',
    checking: 'Sprawdzamy…',
    fair: 'Wszystko się zgadza.',
    unfair: 'Coś się nie zgadza.',
    claims: {
      key: 'Klucz pasuje do skrótu zapisanego przed rozdaniem.',
      luck: 'Każde tasowanie i losowanie jest takie, jakie daje ten klucz.',
      end: 'Gra rozegrana od nowa z tych samych decyzji kończy się tak samo.',
    },
    holds: { holds: 'zgadza się', fails: 'nie zgadza się', 'not reached': 'nie sprawdzono' },
    faults: {
      'wrong game': ({ game }) => `To zapis innej gry: ${game}.`,
      'other content': ({ parts }) => otherContentText(parts, 'pl'),
      'other key': () => 'Klucz w zapisie nie jest tym, którego skrót podano przed rozdaniem.',
      'other luck': ({ outcome }) => `Wynik losu numer ${outcome + 1} nie jest tym, który daje klucz.`,
      refused: ({ answer }) => `Decyzji numer ${answer + 1} nie można było wtedy podjąć.`,
      'other end': () => 'Te same decyzje prowadzą do innego końca niż zapisany.',
    },
    failed: 'Nie udało się sprawdzić tego zapisu: jest uszkodzony.',
    yourself: 'Możesz to sprawdzić bez nas: skrót SHA-256 32 bajtów klucza, na przykład',
  },
  en: {
    title: 'A fair shuffle',
    before:
      'Every shuffle follows from a secret key drawn before the deal. This is its hash, known from the start. After the game you can check that the key matches it, so nothing was arranged.',
    hash: 'Hash of the key (SHA-256)',
    key: 'Key',
    unpublished: 'This game was dealt before we kept the hash of the key, so there is nothing to compare it with.',
    check: 'Check the shuffle',
    checking: 'Checking…',
    fair: 'Everything matches.',
    unfair: 'Something does not match.',
    claims: {
      key: 'The key matches the hash that was kept before the deal.',
      luck: 'Every shuffle and random outcome is the one this key gives.',
      end: 'Replayed with the same choices, the game ends the same way.',
    },
    holds: { holds: 'matches', fails: 'does not match', 'not reached': 'not checked' },
    faults: {
      'wrong game': ({ game }) => `This is the record of another game: ${game}.`,
      'other content': ({ parts }) => otherContentText(parts, 'en'),
      'other key': () => 'The key in the record is not the one whose hash was given before the deal.',
      'other luck': ({ outcome }) => `Random outcome ${outcome + 1} is not the one the key gives.`,
      refused: ({ answer }) => `Choice ${answer + 1} was not possible at that point.`,
      'other end': () => 'The same choices lead to a different ending from the one recorded.',
    },
    failed: 'This record could not be checked: it is damaged.',
    yourself: 'You can check it yourself: take the SHA-256 hash of the 32 bytes of the key, for example',
  },
};

export function faultText(fault: Fault, lang: Lang): string {
  return saidOf(fault, lang);
}

function saidOf<F extends Fault['fault']>(fault: Extract<Fault, { fault: F }>, lang: Lang): string {
  const say: Said<F> = FAIRNESS_WORDS[lang].faults[fault.fault as F];
  return say(fault);
}
