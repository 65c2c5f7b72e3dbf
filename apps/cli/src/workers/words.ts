import type { InLangs } from '../words/lang.ts';

interface WorkerWords {
  readonly workers: string;
  readonly notWorkers: (found: string) => string;
}

export const workerWords: InLangs<WorkerWords> = {
  en: {
    workers: 'how many games are played at the same time: a number, or all for as many as there are cores',
    notWorkers: (found) => `--workers needs a number from 1 to 64, or all, not "${found}"`,
  },
  pl: {
    workers: 'ile gier toczy się naraz: liczba albo all, czyli tyle, ile jest rdzeni',
    notWorkers: (found) => `--workers wymaga liczby od 1 do 64 albo all, a nie „${found}”`,
  },
};
