import type { Decision, Step } from '@imperia/engine';
import type { AnyState } from '../kit.ts';
import { foundText, type Language, wantedText } from './compare.ts';
import type { Detail, Given } from './vocabulary.ts';

/** Something a seat might choose. What is not given is free. */
export type Attempt = Given & { readonly do: string };

/** What an option says of this, in the form of the detail's shape. */
export function detailOf({ config }: Language, detail: Detail<Step>, option: Step, name: string): unknown {
  return detail.read ? detail.read(option, config) : (option as unknown as Given)[name];
}

/** What can be chosen now, for messages. */
export function offersText(language: Language, state: AnyState, decision: Decision<Step>): string {
  const { options, pick } = decision;
  const offers = options.map((option) => optionText(language, option));
  if (pick) {
    const items = pick.from.map((item) => pickText(language, state, decision, item));
    offers.push(`pick ${pick.min} to ${pick.max} of ${items.join(', ')}`);
  }
  return `offered: ${offers.join('; ')}`;
}

export function pickText(language: Language, state: AnyState, decision: Decision<Step>, item: number): string {
  const { picked, picks } = language.vocabulary;
  return picked ? picked(state, decision, item) : foundText(language, picks, item);
}

export function optionText(language: Language, option: Step): string {
  return told(option.do, language, (name, detail) => {
    const value = detailOf(language, detail, option, name);
    return value === undefined ? undefined : foundText(language, detail.shape, value);
  });
}

export function attemptText(language: Language, attempt: Attempt): string {
  return told(attempt.do, language, (name, { shape }) =>
    attempt[name] === undefined ? undefined : wantedText(shape, attempt[name]),
  );
}

function told(
  choice: string,
  { vocabulary: { details } }: Language,
  text: (name: string, detail: Detail<Step>) => string | undefined,
): string {
  const parts = Object.entries(details).flatMap(([name, detail]) => {
    const value = text(name, detail);
    return value === undefined ? [] : [`${name} ${value}`];
  });
  return parts.length > 0 ? `${choice} [${parts.join(', ')}]` : choice;
}
