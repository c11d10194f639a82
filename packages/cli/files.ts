import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { JsonError, readJson as readBounded } from '@tianxia/kernel';
import { BadInput } from './command.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const WHY: Record<string, string> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission',
  ENOTDIR: 'a part of its path is not a folder',
  EROFS: 'it cannot be written to',
};
const why = (problem: unknown) => {
  const { code = '', message } = problem as NodeJS.ErrnoException;
  return WHY[code] ?? message;
};

export function readBytes(file: string): Buffer {
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error('it is larger than 64 MB');
    return readFileSync(file);
  } catch (problem) {
    throw new BadInput(`${file} cannot be read: ${why(problem)}`);
  }
}
export function readJson(file: string): unknown {
  const text = readBytes(file).toString('utf8');
  try {
    return readBounded(text.replace(/^\uFEFF/, ''), MOST_BYTES);
  } catch (problem) {
    if (problem instanceof JsonError) throw new BadInput(`${file} cannot be taken: ${problem.message}`);
    throw new BadInput(`${file} is not JSON: ${(problem as Error).message}`);
  }
}
/** Can this file be written? Asked before a long game is played for it. */
export function checkWritable(file: string): void {
  const folder = dirname(file);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput(`${file} cannot be written: there is no folder ${folder}`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput(`${file} cannot be written: it is a folder`);
}
/** All or nothing: readers see the old file or the new one. */
export function writeWhole(file: string, text: string | Uint8Array): void {
  checkWritable(file);
  try {
    const scratch = mkdtempSync(join(dirname(file), `.${basename(file)}-`));
    try {
      writeFileSync(join(scratch, 'new'), text, { flush: true });
      renameSync(join(scratch, 'new'), file);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  } catch (problem) {
    throw new BadInput(`${file} cannot be written: ${why(problem)}`);
  }
}
