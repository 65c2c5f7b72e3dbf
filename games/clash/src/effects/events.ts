import file from '../../cards/events.json' with { type: 'json' };
import { EVENT_CARD } from '../decks.ts';
import type { State } from '../state.ts';
import type { StepOf } from '../steps.ts';

type EventIcon = 'gold-mine' | 'exhausted-land' | 'barbarians-spawn' | 'barbarians-move' | 'pirates';

export interface EventData {
  readonly id: number;
  readonly name: { readonly pl: string; readonly en: string };
  readonly icon: EventIcon | null;
}

const EVENTS = file as readonly EventData[];

export function eventData(card: number): EventData {
  return EVENTS[card - EVENT_CARD]!;
}

/** The text of the card, after its icon. */
export function runEventText(_game: State, _step: StepOf<'event text'>): void {}
