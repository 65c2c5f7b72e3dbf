import { type Question, questionFor } from '@imperia/bots';
import { decisionOf, offered, pickId, type Result, type Rng, type Seat, word } from '@imperia/engine';
import type { AnyKit, AnyState, Lang, Moment } from '@imperia/kit';
import { isObject } from '../files/read.ts';
import { VERSION } from '../version.ts';

/** Of what is written here; see docs/bot-protocol.md. It grows when a bot that follows the page would no longer be understood. */
const PROTOCOL = 1;

/** Everything that is sent to a bot, one object a line. */
export type Sent =
  | {
      readonly type: 'hello';
      readonly protocol: number;
      readonly imperia: string;
      readonly game: string;
      readonly rules: string;
      readonly limitMs: number;
    }
  | {
      readonly type: 'game';
      readonly id: number;
      readonly seat: Seat;
      readonly sides: readonly string[];
      readonly config: unknown;
      /** For a bot that wants to play the same game again. */
      readonly luck: number;
    }
  | AskMessage
  | { readonly type: 'refused'; readonly id: number; readonly decision: number; readonly why: string }
  | ({ readonly type: 'over'; readonly id: number; readonly seat: Seat } & Result);

export interface AskMessage extends Question {
  readonly type: 'ask';
  readonly id: number;
  readonly seat: Seat;
  readonly moment: Moment;
  readonly view?: unknown;
}

/** What a bot can do without, to be asked faster. */
const PARTS = ['view', 'text'] as const;
export type Part = (typeof PARTS)[number];

export function helloTo({ game }: AnyKit, limitMs: number): Sent {
  return { type: 'hello', protocol: PROTOCOL, imperia: VERSION, game: game.id, rules: game.version, limitMs };
}

/** What a bot says first; null when it is something else. */
export function helloFrom(said: unknown): { readonly without: ReadonlySet<Part> } | null {
  if (!isObject(said) || said.type !== 'hello') return null;
  const { without = [] } = said;
  return Array.isArray(without) ? { without: new Set(PARTS.filter((part) => without.includes(part))) } : null;
}

/** The question that this seat faces, from what that seat may know. */
export function askedOf(
  kit: AnyKit,
  view: AnyState,
  { id, seat }: { readonly id: number; readonly seat: Seat },
  lang: Lang,
  without: ReadonlySet<Part> = new Set(),
): AskMessage {
  const question = questionFor(kit, view, seat, without.has('text') ? null : lang);
  if (!question) throw new Error(`Seat ${seat} has nothing to decide`);
  const moment = kit.story.moment(view);
  return { type: 'ask', id, seat, ...question, moment, ...(without.has('view') ? {} : { view }) };
}

export type Judged = { readonly option: string } | { readonly why: string };

/** The option that a bot named, or what is wrong with what it said. */
export function answerIn(said: unknown, view: AnyState, kit: AnyKit, seat: Seat): Judged {
  if (!isObject(said) || said.type !== 'answer') return { why: 'an object with "type": "answer" was expected' };
  const { decision, option, pick } = said;
  if (decision !== view.decision) return { why: `the decision asked for is ${view.decision}, not ${String(decision)}` };
  const named = typeof option === 'string' ? option : isItems(pick) ? pickId(pick) : null;
  if (named === null) return { why: '"option" (an id) or "pick" (a list of items) was expected' };
  const asked = decisionOf(kit.game.rules, view, seat);
  if (!asked || !offered(asked, named)) return { why: `"${named}" is not offered` };
  return { option: named };
}

function isItems(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

/** A number for the bot's own luck. */
export function luckFrom(rng: Rng): number {
  return word(rng) >>> 0;
}
