import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Analysis, type Finding, FORMAT, isError, nothingYet, SHARES, withFinding } from '@tianxia/bots/analysis';
import { loadMindName } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { type GameRecord, ReplayError, replay } from '@tianxia/kernel';
import type { AnalysisWork } from '../analyse-worker.ts';
import { checkedAgain } from '../analysis-check.ts';
import { analysisInWords } from '../analysis-words.ts';
import { type Command, DONE, FAILED, say, sayJson, warn } from '../command.ts';
import { readJson, writeWhole } from '../files.ts';
import { onInterrupt } from '../interrupt.ts';
import { progress } from '../progress.ts';
import { openRecord, PACK_FLAG, underOtherRules } from '../records.ts';
import { speaker } from '../speaker.ts';
import { type AnyKernel, LARGEST_SEED } from '../table.ts';

const MOST_CHECKED = 50;

export const analyse: Command = {
  usage: 'analyse FILE [--seed S] [--check N] [--json] [--content FILE]',
  about: 'judges every decision of a record: win chances, mistakes, what was better and why',
  more: [
    'The analysis is kept beside the record as NAME.analysis.json, and read from there the next time.',
    'The same seed gives the same verdicts. Exit code 1 when the record no longer replays.',
  ],
  words: ['FILE'],
  flags: {
    seed: { value: 'S', about: `a whole number, 0 to ${LARGEST_SEED} (standard: 1)` },
    check: { value: 'N', about: 'looks at the N costliest mistakes again, for much longer and with other luck' },
    json: { about: 'the whole analysis as JSON' },
    content: PACK_FLAG,
  },
  async run(given) {
    const file = given.word(0);
    const { record, k, content } = await openRecord(file, given.maybe('content'));
    const seed = given.whole('seed', 0, LARGEST_SEED, 1);
    try {
      replay(k, record);
    } catch (problem) {
      if (!(problem instanceof ReplayError)) throw problem;
      warn(`tianxia: ${file}: does not replay: ${problem.message}${underOtherRules(record, k)}`);
      return FAILED;
    }
    const beside = `${file.replace(/\.json$/, '')}.analysis.json`;
    const of = analysisName(record, seed, await loadMindName(k.game.id));
    const kept = readKept(beside, of);
    const analysis =
      kept ??
      (await judged({ record, rules: k.game.rules, content, seed }, join(given.home.programs, 'analyse-worker.js')));
    if (kept === undefined) writeWhole(beside, `${JSON.stringify({ of, analysis })}\n`);
    if (given.on('json')) sayJson(analysis);
    else for (const line of analysisInWords(analysis, k, await english(k, record))) say(line);
    const again = given.whole('check', 0, MOST_CHECKED, 0);
    if (again > 0) say('Looked at again:');
    for await (const line of checkedAgain(analysis, k, record, await english(k, record), again, seed)) say(line);
    return DONE;
  },
};
const english = (k: AnyKernel, record: GameRecord) =>
  speaker(
    k,
    record.table,
    record.players.map(({ name }) => name),
  );
/** Another game, seed or mind is another analysis. */
export const analysisName = (record: GameRecord, seed: number, mind: string): string =>
  packHash({ record, seed, mind });
function readKept(file: string, of: string): Analysis | undefined {
  if (!existsSync(file)) return undefined;
  const kept = readJson(file) as { of?: string; analysis?: Analysis } | null;
  return kept?.of === of && kept.analysis?.format === FORMAT ? kept.analysis : undefined;
}
/** Two workers judge, this thread puts together what they find. */
async function judged(work: Omit<AnalysisWork, 'share'>, program: string): Promise<Analysis> {
  let sofar = nothingYet();
  const bar = progress('analysing:');
  const workers = Array.from(
    { length: SHARES },
    (_, share) => new Worker(program, { workerData: { ...work, share } satisfies AnalysisWork }),
  );
  const interrupt = onInterrupt(() => process.exit(130));
  const seen = new Set<number>();
  try {
    await Promise.all(
      workers.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            worker.on('message', (finding: Finding) => {
              sofar = withFinding(sofar, finding);
              if (finding.kind === 'decision') seen.add(finding.decision.choice);
              const errors = sofar.decisions.filter(({ knew }) => isError(knew.mark)).length;
              bar.at(
                seen.size / Math.max(1, sofar.expected),
                `${seen.size} of ${sofar.expected} decisions, ${errors} mistakes`,
              );
            });
            worker.once('error', reject);
            worker.once('exit', () => resolve());
          }),
      ),
    );
  } finally {
    bar.end();
    interrupt.release();
    for (const worker of workers) void worker.terminate();
  }
  return sofar;
}
