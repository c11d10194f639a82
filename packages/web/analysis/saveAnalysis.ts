import type { Analysis } from '@tianxia/bots/analysis';
import type { GameRecord } from '@tianxia/kernel';
import { saveJson } from '../table/saveFile.ts';
import type { AnalysisFile } from './file.ts';

/** Hands record and analysis to the reader in one file. `game`: the one that this record left. */
export function saveAnalysis(record: GameRecord, analysis: Analysis, game?: GameRecord): void {
  const file: AnalysisFile = { record, analysis, ...(game && { game }) };
  saveJson(`tianxia-${record.game}-${record.started.slice(0, 10)}.analysis.json`, file);
}
