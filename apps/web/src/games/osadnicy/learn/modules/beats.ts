import { optionId } from '@imperia/engine';
import type { OsadnicyEvent, OsadnicyStep } from '@imperia/osadnicy';
import type { Beat as AnyBeat, Scene as AnyScene } from '../../../../learn/lesson.ts';
import { asks, firstDone, options } from '../../../../learn/moments.ts';
import { thingOf } from '../../cards/things.ts';
import { accountOf, type Line } from '../account.ts';
import type { Zone as FirstZone } from '../beat.ts';
import type { Moment } from '../moment.ts';

type Zone = FirstZone | 'minis';
type Scene = AnyScene<Zone, Line>;
export type Beat = AnyBeat<Moment, string, Scene>;
type Rules = readonly string[];

/** Said once, of a part of the table. */
export function shown(id: string, zone: Zone, rules: Rules): Beat {
  return { id, kind: 'read', when: () => ({ at: [{ zone }] }), rules };
}

interface Try {
  readonly option: OsadnicyStep['do'];
  /** Of such cards alone. */
  readonly such?: (card: number) => boolean;
  /** By which it is heard that it was done. */
  readonly did: OsadnicyEvent['did'];
}

function cardIn(one: object): number | null {
  return 'card' in one && typeof one.card === 'number' ? one.card : null;
}

function isSuch(one: object, such: Try['such']): boolean {
  const card = cardIn(one);
  return !such || (card !== null && such(card));
}

/** Proposed as soon as it can be done, until it was. */
export function tried(id: string, { option, such, did }: Try, rules: Rules): Beat {
  return {
    id,
    kind: 'tried',
    when(moment) {
      const found = options(moment, option).find((one) => isSuch(one, such));
      if (!found) return null;
      const card = cardIn(found);
      const at = { option: optionId(found) };
      return card === null ? { at: [at, { zone: 'question' }] } : { card, at: [at, { thing: thingOf(card) }] };
    },
    until: (moment) => firstDone(moment, did, (event) => isSuch(event, such)) >= 0,
    rules,
  };
}

/** What has just happened, with its numbers. */
export function told(id: string, did: OsadnicyEvent['did'], zone: Zone, rules: Rules): Beat {
  return {
    id,
    kind: 'read',
    when(moment) {
      const event = firstDone(moment, did);
      const happened = moment.heard[event];
      if (!happened) return null;
      const card = 'card' in happened ? { card: happened.card } : {};
      return { ...card, event, lines: accountOf(moment, event, moment.seat), at: [{ zone }] };
    },
    rules,
  };
}

/** Where the learner comes in: in which round, and after how much that was heard. */
interface Entrance {
  readonly round: number;
  readonly heard: number;
}

/**
 * As a lesson tells them: what was done before the learner came does not count; what is shown waits for what comes
 * before it to be done, and for the turn to be over; and when the round is over, so is the lesson.
 */
export function inOrder(beats: readonly Beat[], { round, heard }: Entrance): readonly Beat[] {
  const since = (moment: Moment): Moment => ({ ...moment, heard: moment.heard.slice(heard) });
  const isOver = ({ view, result }: Moment) => view.round > round || result !== null;
  const isOpen = (before: readonly Beat[], moment: Moment) =>
    before.some((beat) => beat.kind === 'tried' && !beat.until?.(since(moment)));
  const taught = beats.map((beat, i): Beat => {
    const { until } = beat;
    const waits = beat.kind === 'read' && i > 0 && beats.slice(0, i);
    return {
      ...beat,
      when(moment) {
        if (isOver(moment) || (waits && (!asks(moment, 'turn') || isOpen(waits, moment)))) return null;
        const scene = beat.when(since(moment));
        return scene?.event === undefined ? scene : { ...scene, event: scene.event + heard };
      },
      ...(until && { until: (moment: Moment) => until(since(moment)) }),
    };
  });
  const end: Beat = {
    id: 'end',
    kind: 'read',
    when: (moment) =>
      isOver(moment) || (asks(moment, 'turn') && !isOpen(beats, moment)) ? { at: [{ zone: 'points' }] } : null,
  };
  return [...taught, end];
}
