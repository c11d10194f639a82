import type { Told } from '@tianxia/kernel';
import type { IconName } from '@tianxia/look';
import { ACTIONS } from '../content/shape.ts';
import type { ArtName } from './art/Art.tsx';
import { ACTION_ART } from './art/names.ts';
import type { Props } from './props.ts';
import { toldText } from './telling.ts';
import type { Words } from './words.ts';

export interface Line {
  art: ArtName | undefined;
  icon: IconName;
  text: string;
}
const SIGNS: Readonly<Record<string, ArtName>> = {
  gotTokens: 'anytoken',
  gotLarge: 'anytoken',
  unrest: 'unrest',
  calmed: 'unrest',
  recruited: 'a-recruit',
  hired: 'worker',
  sailed: 'a-search',
  unlocked: 'soldier',
  alchemist: 'as-alch',
  mastered: 'master',
  governor: 'a-governor',
  palace: 'a-palace',
  wall: 'a-wall',
  soldier: 'soldier',
  movedWorker: 'worker',
  movedOfficial: 'a-recruit',
};
const ICONS: Readonly<Record<string, IconName>> = {
  activated: 'bolt',
  tucked: 'down',
  scored: 'score',
  accepted: 'check',
};

/** Title and lines of what a gesture does. */
export function outcomeOf(words: Words, props: Props, told: readonly Told[]): { title: string; lines: Line[] } {
  const lines = told.flatMap((one): Line[] => {
    const text = toldText(words, props, one);
    const [event] = one;
    const art = event === 'court' ? ACTION_ART[one[3] ?? 0] : SIGNS[event];
    return text === '' ? [] : [{ art, icon: ICONS[event] ?? 'next', text }];
  });
  return { title: words.outcome(subjectOf(words, props)), lines };
}
function subjectOf(words: Words, { kernel, line }: Props): string {
  const first = line[0] === undefined ? undefined : kernel.words(line[0]);
  const { outcomeOf: names } = words;
  if (first?.move === 'turn.tuck') return names['turn.tuck'];
  const action = first?.move === 'turn.court' ? ACTIONS[first.args[1] ?? 0] : undefined;
  return action === undefined ? names.other : names[action];
}
