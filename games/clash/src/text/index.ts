import type { Decision } from '@imperia/engine';
import type { Lang, Part } from '@imperia/kit';
import type { ClashEvent } from '../events.ts';
import type { State } from '../state.ts';
import type { ClashStep, StepName, StepOf } from '../steps.ts';
import { EVENTS as ENGLISH_EVENTS } from './english/events.ts';
import { OPTIONS as ENGLISH_OPTIONS } from './english/options.ts';
import { CHOOSE as ENGLISH_CHOOSE, QUESTIONS as ENGLISH_QUESTIONS } from './english/questions.ts';
import { EnglishNames } from './english/speech.ts';
import { byFields } from './fields.ts';
import { EVENTS as POLISH_EVENTS } from './polish/events.ts';
import { OPTIONS as POLISH_OPTIONS } from './polish/options.ts';
import { CHOOSE as POLISH_CHOOSE, QUESTIONS as POLISH_QUESTIONS } from './polish/questions.ts';
import { PolishNames } from './polish/speech.ts';
import { capital } from './said.ts';
import type { Says, Tells } from './tables.ts';

function stepParts<Names, K extends StepName>(table: Says<Names>, step: StepOf<K>, names: Names): Part[] | undefined {
  return table[step.do as K]?.(step, names);
}

function eventLine<Names, K extends ClashEvent['did']>(
  table: Tells<Names>,
  event: Extract<ClashEvent, { did: K }>,
  names: Names,
): Part[] {
  return table[event.did as K]?.(event, names) ?? [];
}

export function questionParts(game: State, { ask }: Decision<ClashStep>, lang: Lang): Part[] {
  if (lang === 'pl') return capital(stepParts(POLISH_QUESTIONS, ask, new PolishNames(game)) ?? [POLISH_CHOOSE]);
  return capital(stepParts(ENGLISH_QUESTIONS, ask, new EnglishNames(game)) ?? [ENGLISH_CHOOSE]);
}

export function optionParts(game: State, option: ClashStep, lang: Lang): Part[] {
  const names = lang === 'pl' ? new PolishNames(game) : new EnglishNames(game);
  const parts =
    names instanceof PolishNames ? stepParts(POLISH_OPTIONS, option, names) : stepParts(ENGLISH_OPTIONS, option, names);
  return capital(parts ?? byFields(option, names));
}

export function eventParts(game: State, event: ClashEvent, lang: Lang): Part[] {
  if (lang === 'pl') return capital(eventLine(POLISH_EVENTS, event, new PolishNames(game)));
  return capital(eventLine(ENGLISH_EVENTS, event, new EnglishNames(game)));
}

export { itemParts } from './items.ts';
