import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Does the process that wrote this lock still run? */
function isHeld(file) {
  if (lstatSync(file).isDirectory()) return false; // as locks once were
  const pid = Number(readFileSync(file, 'utf8')); // 0 while it is being written: that asks about ourselves, who run
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM'; // of another user
  }
}

/**
 * Takes the lock, or says that another process has it. A process that was killed holds nothing up: its lock is taken from it. How long
 * the work takes says nothing, since a busy machine is slow.
 */
export function takes(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (problem.code !== 'EEXIST' && problem.code !== 'EISDIR') throw problem;
  }
  try {
    if (!isHeld(file)) rmSync(file, { recursive: true, force: true });
  } catch (problem) {
    if (problem.code !== 'ENOENT') throw problem; // given back meanwhile
  }
  return false;
}
export const givesBack = file => rmSync(file, { force: true });

/** Work that every process would do and one must: the others wait for it, and do it themselves only if it is not done then. */
export async function oneAtATime(lock, isDone, work) {
  while (!isDone()) {
    mkdirSync(dirname(lock), { recursive: true });
    if (!takes(lock)) {
      await pause(100);
      continue;
    }
    try {
      if (!isDone()) await work(); // somebody else may have done it just before
      return;
    } finally {
      givesBack(lock);
    }
  }
}
