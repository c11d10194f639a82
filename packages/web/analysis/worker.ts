/// <reference lib="webworker" />
import { analyse, type Finding } from '@tianxia/bots/analysis';
import { mindIfFits } from '@tianxia/bots/mind';
import { loadGame, loadWeights } from '@tianxia/catalog';
import { type GameRecord, kernelFor, tableFor } from '@tianxia/kernel';

export interface ToTeacher {
  record: GameRecord;
  content?: unknown; // of a table that is not played with the game's own pack
  share: number;
}
export type FromTeacher = { findings: Finding[] } | { broken: string };

const EVERY = 120; // milliseconds between two reports: a page that draws all the time keeps nobody company
const post = (message: FromTeacher) => self.postMessage(message);

async function teach({ record, content, share }: ToTeacher): Promise<void> {
  const { game: id, rules, table } = record;
  const game = (await loadGame(id, rules)) ?? (await loadGame(id));
  if (game === undefined) throw new Error(`there is no game "${id}"`);
  const k = kernelFor(game, tableFor(game, table.seats, table.options), content ?? game.content);
  const mind = mindIfFits(game, await loadWeights(id));
  let findings: Finding[] = [];
  let told = performance.now();
  for (const finding of analyse({ k, record, mind, share })) {
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
