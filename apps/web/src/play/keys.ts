import { ARROWS, nearest } from './arrows.ts';
import type { Room } from './room.svelte.ts';

const THINGS = '[data-thing]';
/** Everything that answers the question, in the order in which it stands on the page. */
const CHOICES = '[data-choice], .act[data-option], .act[data-item], [data-confirm]:enabled';
const USES = '.parchment .use';

/** The keys of the table, by what they are for. */
export const KEYS = { next: 'n', pass: 'p', undo: 'u', hint: 'h', log: 'l', help: '?' } as const;

/** What a key does at the table; a sheet that lies over it has its own. */
export function pressed(event: KeyboardEvent, room: Room, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
  if (obeyed(event.key, room, help)) event.preventDefault();
}

function obeyed(key: string, room: Room, help: () => void): boolean {
  if (key in ARROWS) return step(ARROWS[key as keyof typeof ARROWS]);
  switch (key.toLowerCase()) {
    case 'escape':
      leaveOff(room);
      return true;
    case KEYS.next:
      return focusNext();
    case KEYS.pass:
      return focus('.act.pass[data-option]');
    case KEYS.log:
      return focus('.log ol');
    case KEYS.undo:
      room.goBack();
      return true;
    case KEYS.hint:
      if (room.hints) room.dropHints();
      else void room.hint();
      return true;
    case KEYS.help:
      help();
      return true;
    default:
      return goesTo(key, room);
  }
}

function goesTo(key: string, { game }: Room): boolean {
  const own = game.pages.keys?.find(({ goes }) => goes?.keys.includes(key));
  return own?.goes !== undefined && focus(own.goes.at(key));
}

function leaveOff(room: Room): void {
  if (room.open) room.close();
  else if (room.passing) room.dontPass();
  else if (room.hints) room.dropHints();
  else room.cancel();
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}

/** To the next thing that answers, and from the last to the first. */
function focusNext(): boolean {
  const open = document.querySelector(USES) !== null;
  const all = [...document.querySelectorAll<HTMLElement>(open ? USES : CHOICES)];
  const at = all.findIndex((element) => element.matches(':focus'));
  const next = all[(at + 1) % all.length];
  next?.focus();
  return next !== undefined;
}

/** From a thing to the next one in that direction. */
function step([x, y]: readonly [number, number]): boolean {
  const from = document.activeElement;
  if (!from?.matches(THINGS)) return false;
  const others = [...document.querySelectorAll<HTMLElement>(THINGS)].filter((other) => other !== from);
  const places = others.map((other) => other.getBoundingClientRect());
  const at = nearest(from.getBoundingClientRect(), places, x, y);
  others[at]?.focus();
  return at >= 0;
}
