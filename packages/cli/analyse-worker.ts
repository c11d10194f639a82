import { parentPort, workerData } from 'node:worker_threads';
import { analyse } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { type GameRecord, kernelFor } from '@tianxia/kernel';

/** One of the workers of `tianxia analyse`: judges its share of the decisions and tells each as it finds it. */
export interface AnalysisWork {
  record: GameRecord;
  rules: string;
  content: unknown;
  seed: number;
  share: number;
}
const { record, rules, content, seed, share } = workerData as AnalysisWork;
const game = (await loadGame(record.game, rules))!;
const mind = mindIfFits(game, await loadWeights(record.game));
for (const finding of analyse({ k: kernelFor(game, record.table, content), record, mind, seed, share }))
  parentPort!.postMessage(finding);
