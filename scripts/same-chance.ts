import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** Chance that is the same in every run, a test on its own meeting what it meets among all others. */
let source = '';
let drawn = 0;

function randomBytes(count: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
    createHash('sha256').update(`${source} ${drawn++}`).digest(),
  );
  return Buffer.concat(blocks).subarray(0, count);
}

/** As the original: below the only bound, or from the first to below the second. */
function randomInt(first: number, second?: number): number {
  const [min, max] = second === undefined ? [0, first] : [first, second];
  return min + (randomBytes(6).readUIntBE(0, 6) % (max - min));
}

function getRandomValues<A extends ArrayBufferView>(array: A): A {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(randomBytes(array.byteLength));
  return array;
}

function randomUUID(): string {
  const hex = randomBytes(16).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

Object.assign(crypto, { randomBytes, randomInt, randomUUID });
Object.assign(globalThis.crypto, { getRandomValues, randomUUID });
syncBuiltinESMExports();
fc.configureGlobal({ seed: 1 });

beforeEach(({ task }) => {
  source = `${task.file.name} ${task.name}`;
  drawn = 0;
});
