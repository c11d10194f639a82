import { keyedRand, verify as verified } from '@tianxia/fair';
import { type GameRecord, replay } from '@tianxia/kernel';
import { type Command, DONE, FAILED, say, warn } from '../command.ts';
import { openRecord, PACK_FLAG, underOtherRules } from '../records.ts';
import type { AnyKernel } from '../table.ts';

export const verify: Command = {
  usage: 'verify FILE',
  about:
    'checks that every draw of a record follows from its key, the key from its commitment, and every choice was legal',
  words: ['FILE'],
  flags: { content: PACK_FLAG },
  async run(given) {
    const file = given.word(0);
    const { record, k } = await openRecord(file, given.maybe('content'));
    const verdict = verified(k, record);
    if (!verdict.fair) {
      warn(
        `tianxia: ${file}: not proven fair: ${verdict.problem}${whereItDiffers(k, record)}${underOtherRules(record, k)}`,
      );
      return FAILED;
    }
    say(`${file}: fair. ${verdict.draws} draws follow from the key, ${record.choices.length} choices are legal.`);
    return DONE;
  },
};

/** The first choice after which draws or choices are not those of the key. Each try replays the game up to there. */
function whereItDiffers(k: AnyKernel, record: GameRecord): string {
  const { key, result: _, ...played } = record; // the end is judged elsewhere: here it is about draws and choices
  if (key === undefined) return '';
  const agrees = (upTo: number): boolean => {
    try {
      const { draws } = replay(k, played, upTo, keyedRand(key));
      return draws.every((value, i) => value === record.draws[i]);
    } catch {
      return false;
    }
  };
  if (!agrees(0)) return ' (before the first choice)';
  let good = 0;
  let bad = record.choices.length;
  if (agrees(bad)) return '';
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (agrees(middle)) good = middle;
    else bad = middle;
  }
  return ` (at choice ${bad} of ${record.choices.length})`;
}
