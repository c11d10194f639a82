import type { Speech } from '@tianxia/board';
import type { GameTypes, Kernel } from '@tianxia/kernel';

/** A choice of a record as a sentence. */
export function optionSaid(kernel: Kernel<GameTypes>, speech: Speech, words: string): string {
  const option = kernel.read(words);
  return option === undefined ? words : speech.option(option);
}
