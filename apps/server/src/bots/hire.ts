import { Worker } from 'node:worker_threads';

/** The bundle stands beside the worker's bundle; the source needs somebody to read TypeScript. */
export function hireWorker(): Worker {
  const { url } = import.meta;
  if (!url.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', url));
  return new Worker(new URL('./from-source.mjs', url), { execArgv: ['--conditions=source'] });
}
