import type { Decision } from '@imperia/engine';
import { lootGood } from '../effects/raze.ts';
import { tokens } from '../goods.ts';
import type { State } from '../state.ts';
import type { OsadnicyStep } from '../steps.ts';
import { cardText, goodsText, sideAt } from './names.ts';
import type { Attempt, Purse } from './types.ts';

/** A step seen as its fields; every option is one. */
export type Fields = Readonly<Record<string, unknown>>;

export const CARD_FIELDS = ['card', 'given', 'source'] as const;

/** What can be chosen now, for messages. */
export function offersText(state: State, { options, pick }: Decision<OsadnicyStep>): string {
  const offers = options.map((option) => optionText(state, option));
  if (pick) offers.push(`pick ${pick.min} to ${pick.max} of ${pick.from.map(pickText).join(', ')}`);
  return `offered: ${offers.join('; ')}`;
}

function pickText(no: number): string {
  return no >= 0 ? cardText(no) : lootGood(no);
}

const TOLD = ['card', 'given', 'of', 'good', 'times', 'from', 'pay', 'choice', 'source'];

export function optionText(state: State, option: OsadnicyStep): string {
  const fields = option as unknown as Fields;
  const told = TOLD.flatMap((field) => {
    const value = fields[field];
    if (value === undefined) return [];
    return [`${field} ${fieldText(state, field, value)}`];
  });
  return told.length > 0 ? `${option.do} [${told.join(', ')}]` : option.do;
}

function fieldText(state: State, field: string, value: unknown): string {
  if (field === 'pay') return `${goodsText(value as number[])}`;
  if (typeof value !== 'number') return String(value);
  if (field === 'of') return sideAt(state, value);
  return CARD_FIELDS.some((one) => one === field) ? cardText(value) : String(value);
}

export function attemptText(attempt: Attempt): string {
  const told = TOLD.flatMap((field) => {
    const value = (attempt as unknown as Fields)[field];
    if (value === undefined) return [];
    return [`${field} ${field === 'pay' ? goodsText(tokens(value as Purse)) : String(value)}`];
  });
  return told.length > 0 ? `${attempt.do} [${told.join(', ')}]` : attempt.do;
}
