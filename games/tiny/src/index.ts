export { tiny } from './game.ts';
export type { TinyConfig, TinyState, Zone } from './state.ts';
export type { TinyEvent, TinyStep } from './steps.ts';
