/// <reference lib="webworker" />
import { type Answered, analyse, type Finding, lostBy } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { type GameRecord, kernelFor, tableFor } from '@tianxia/kernel';

/** A whole game of which this teacher takes a share, or one answer to a puzzle. */
export type ToTeacher = {
  record: GameRecord;
  content?: unknown; // of a table that is not played with the game's own pack
} & ({ share: number } | { answered: Answered });
export type FromTeacher = { findings: Finding[] } | { lost: number } | { broken: string };

const EVERY = 120; // milliseconds between two reports: a page that draws all the time keeps nobody company
const post = (message: FromTeacher) => self.postMessage(message);

async function teach(asked: ToTeacher): Promise<void> {
  const { record, content } = asked;
  const { game: id, rules, table } = record;
  const game = (await loadGame(id, rules)) ?? (await loadGame(id));
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const k = kernelFor(game, tableFor(game, table.seats, table.options), content ?? game.content);
  const mind = mindIfFits(game, await loadWeights(id));
  if ('answered' in asked) {
    const lost = lostBy(k, record, mind, asked.answered);
    if (lost === undefined) throw new Error(`nobody can choose "${asked.answered.answer}" there`);
    return post({ lost });
  }
  let findings: Finding[] = [];
  let told = performance.now();
  for (const finding of analyse({ k, record, mind, share: asked.share })) {
    findings.push(finding);
    if (finding.kind === 'decision' && performance.now() - told < EVERY) continue;
    post({ findings });
    findings = [];
    told = performance.now();
  }
}
self.onmessage = ({ data }: MessageEvent<ToTeacher>) => {
  teach(data).catch((problem: unknown) =>
    post({ broken: problem instanceof Error ? problem.message : String(problem) }),
  );
};
