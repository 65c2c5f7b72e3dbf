import { Worker } from 'node:worker_threads';

const isCondition = (flag: string) => flag.startsWith('--conditions=');

/** The bundle stands beside the worker's bundle; the source needs somebody to read TypeScript. */
export function hireWorker(): Worker {
  const { url } = import.meta;
  if (!url.endsWith('.ts')) return new Worker(new URL('./bot-worker.js', url));
  return new Worker(new URL('./from-source.mjs', url), { execArgv: process.execArgv.filter(isCondition) });
}
