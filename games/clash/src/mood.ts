import type { Decision, Io } from '@imperia/engine';
import { MYTHS } from './advances.ts';
import { cityAt, replaceCity } from './cities.ts';
import { happened } from './effects/occasions.ts';
import { isCalm } from './effects/powers/storms.ts';
import type { ClashEvent } from './events.ts';
import { MOOD } from './goods.ts';
import { knows } from './knowledge.ts';
import type { Hex } from './map/grid.ts';
import { isPlayer } from './owners.ts';
import { ANGRY, type Mood, type State } from './state.ts';
import type { ClashStep, StepOf } from './steps.ts';
import { spendTokens, tokensFor } from './tokens.ts';

export function setMood(game: State, hex: Hex, mood: Mood, io: Io<ClashEvent>): void {
  const city = cityAt(game, hex)!;
  if (city.mood === mood) return;
  replaceCity(game, { ...city, mood });
  if (mood === ANGRY && isPlayer(city.owner)) happened(game, { on: 'anger', seat: city.owner });
  io.tell?.({ did: 'mood', hex, mood });
}

/** The text of an event lowers a city's mood; Myths may prevent it for a token, however far it would fall. */
export function askMoodFalls(game: State, step: StepOf<'mood falls'>): Decision<ClashStep> {
  const { hex, mood } = step;
  const city = cityAt(game, hex);
  if (!city || city.mood <= mood) return { seat: game.active, ask: step, options: [] };
  const { owner } = city;
  const falls: ClashStep = { do: 'sadden', hex, mood };
  const options: ClashStep[] = [falls];
  if (isPlayer(owner) && knows(game, owner, MYTHS) && tokensFor(game, owner, MOOD) > 0)
    options.push({ do: 'console', seat: owner });
  if (isCalm(game, owner, hex)) options.push({ do: 'calm', seat: owner, hex });
  if (options.length === 1) return { seat: game.active, ask: step, options, forced: true };
  return { seat: owner, ask: step, options };
}

export function runSadden(game: State, { hex, mood }: StepOf<'sadden'>, io: Io<ClashEvent>): void {
  setMood(game, hex, mood, io);
}

export function runConsole(game: State, { seat }: StepOf<'console'>, io: Io<ClashEvent>): void {
  spendTokens(game, seat, MOOD, 1, 'advance', io);
}

/** What the text of the event does to the mood is undone. */
export function runCalm(_game: State, _step: StepOf<'calm'>): void {}
