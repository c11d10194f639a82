/** The entry of a worker thread that works out the rules of tables with packs from outside. */
import { parentPort } from 'node:worker_threads';
import { catalog, loadGame } from '@tianxia/catalog';
import { type Outcome, ready } from '../bots/thread.ts';
import { library } from '../tables/game/library.ts';
import { hosting } from './hosting.ts';
import type { Done, Task } from './messages.ts';

const host = hosting(library());
// Before it says that it is ready: the time for loading games is not that of the first table.
await Promise.all(catalog.map(({ id }) => loadGame(id)));

async function work(task: Task): Promise<Outcome<Done>> {
  try {
    return { value: await host.carryOut(task) };
  } catch (problem) {
    return { failed: (problem as Error).message };
  }
}
parentPort?.on('message', async (task: Task) => {
  parentPort?.postMessage(await work(task));
});
if (parentPort !== null) ready(parentPort);
