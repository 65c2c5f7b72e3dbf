import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Two processes that build the same folder at once would leave rubbish in it: the second waits. */
export async function oneAtATime(folder, work) {
  const lock = `${folder}.lock`;
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) await setTimeout(200);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!holderLives(lock)) rmSync(lock, { force: true });
    return false;
  }
}

/** Whoever was stopped in the middle of a build has left the lock behind. */
function holderLives(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    return holder === 0 || process.kill(holder, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
