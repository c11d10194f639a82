import type { GameRecord } from '@tianxia/kernel';

/** Hands something to the reader as a file. */
export function saveJson(name: string, value: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
export const saveFile = (record: GameRecord): void =>
  saveJson(`tianxia-${record.game}-${record.started.slice(0, 10)}.json`, record);
