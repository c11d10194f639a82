/** The entry of a worker thread: one question at a time. */
import { parentPort } from 'node:worker_threads';
import { library } from '../tables/game/library.ts';
import type { Task } from './pool.ts';
import { answer, rehearse } from './thinker.ts';
import { type Outcome, ready } from './thread.ts';

const shelf = library();

async function work(task: Task): Promise<Outcome<unknown>> {
  try {
    const { kind } = task;
    return {
      value: kind === 'think' ? await answer(shelf, task.question, task.bell) : await rehearse(shelf, task.rehearsal),
    };
  } catch (problem) {
    return { failed: (problem as Error).message };
  }
}
parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await work(task));
});
if (parentPort !== null) ready(parentPort);
