import { type Speech, speech, withoutStop } from '@tianxia/board';
import type { Option, Told } from '@tianxia/kernel';
import type { Props } from './props.ts';
import type { Words } from './words.ts';

type Speaking = Pick<Props, 'kernel' | 'texts' | 'players' | 'viewer'>;

const speaking = ({ you, your }: Words, { kernel, texts, players, viewer }: Speaking): Speech =>
  speech(kernel, texts, players, viewer, { you, youWord: you, yourWord: your });

/** An option as a sentence. */
export const sentenceOf = (words: Words, props: Speaking, option: Option): string =>
  withoutStop(speaking(words, props).option(option)).replace(/\?$/, '');
/** What happened, as a sentence; nothing for what is not told. */
export const toldText = (words: Words, props: Speaking, told: Told): string => speaking(words, props).event(told);
/** What somebody did, under their name: each a line that does not say it again. */
export const deedsOf = (words: Words, props: Speaking, told: readonly Told[]): string[] =>
  speaking(words, props).details([...told.slice(0, 1), ...told]);
