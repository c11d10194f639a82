import type { GameRecord } from '@tianxia/kernel';

/** Hands a record to the reader as a file. */
export function saveFile(record: GameRecord): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `tianxia-${record.game}-${record.started.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
