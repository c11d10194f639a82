import type { Analysis } from '@tianxia/bots/analysis';
import type { GameRecord } from '@tianxia/kernel';

/** Hands record and analysis to the reader in one file. */
export function saveAnalysis(record: GameRecord, analysis: Analysis): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify({ record, analysis })], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `tianxia-${record.game}-${record.started.slice(0, 10)}.analysis.json`;
  link.click();
  URL.revokeObjectURL(address);
}
