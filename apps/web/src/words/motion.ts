import type { Lang } from '@imperia/kit';

interface MotionWords {
  sinceMyTurn: string;
  stepOf(step: number, steps: number): string;
  asYouLeftIt: string;
  back: string;
  forward: string;
  play: string;
  pause: string;
  toTheTable: string;
  hurry: string;
}

/** What is said while things move, and of what has happened. */
export const MOTION_WORDS: Readonly<Record<Lang, MotionWords>> = {
  pl: {
    sinceMyTurn: 'Od mojej tury',
    stepOf: (step, steps) => `Krok ${step} z ${steps}`,
    asYouLeftIt: 'Tak wyglądał stół po twojej ostatniej decyzji.',
    back: 'Krok wstecz',
    forward: 'Krok naprzód',
    play: 'Odtwarzaj',
    pause: 'Wstrzymaj',
    toTheTable: 'Wróć do stołu',
    hurry: 'Przewiń',
  },
  en: {
    sinceMyTurn: 'Since my turn',
    stepOf: (step, steps) => `Step ${step} of ${steps}`,
    asYouLeftIt: 'This is the table as you left it.',
    back: 'Step back',
    forward: 'Step forward',
    play: 'Play',
    pause: 'Pause',
    toTheTable: 'Back to the table',
    hurry: 'Skip ahead',
  },
};
