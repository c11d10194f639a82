/** The entry of a worker thread: one batch of writes at a time. */
import { parentPort } from 'node:worker_threads';
import type { SqliteFile } from './sqlite-file.ts';
import { type Answer, type Asked, openFile, writer } from './sqlite-writing.ts';

let db: SqliteFile | undefined;
let carryOut: ReturnType<typeof writer>;

parentPort!.on('message', (asked: Asked) => {
  if (asked === 'close') {
    db?.close();
    parentPort!.close();
  } else if ('folder' in asked) {
    db = openFile(asked.folder);
    carryOut = writer(db);
  } else parentPort!.postMessage(answer(asked.writes));
});
function answer(writes: Parameters<typeof carryOut>[0]): Answer {
  try {
    return { written: carryOut(writes) };
  } catch (problem) {
    return { problem: (problem as Error).message };
  }
}
