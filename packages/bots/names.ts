import { characterOf, isLevel, LEVELS, type Level } from './levels/characters.ts';

export { isLevel, LEVELS, type Level } from './levels/characters.ts';

/** Everybody who can be asked to sit down: four plain bots, and six levels with a character each. */
export const BOT_NAMES = ['random', 'greedy', 'search', 'mind', ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const isBotName = (name: string | undefined): name is BotName =>
  (BOT_NAMES as readonly (string | undefined)[]).includes(name);

/** The name each character sits down under, as it is kept. Readers of other languages know them by another. */
export const CALLED: Readonly<Record<Level, string>> = {
  pupil: 'Lian',
  ferryman: 'Old He',
  clerk: 'Wen',
  merchant: 'Jia',
  general: 'Meng',
  hermit: 'Xuan',
};

const SEARCHING = 700; // milliseconds

/** How long it wants to think about a choice; 0 where it answers at once. */
export function millisFor(name: BotName): number {
  if (!isLevel(name)) return name === 'search' ? SEARCHING : 0;
  const character = characterOf(name);
  return 'deep' in character ? character.deep.millis : 0;
}
/** When a table stops it: after its own time, or after that of a search where it answers at once but may have much to look at. */
export const limitFor = (name: BotName): number => millisFor(name) || SEARCHING;
/** Whether it plays by the game's weights. */
export const wantsMind = (name: BotName): boolean => name === 'mind' || (isLevel(name) && 'deep' in characterOf(name));

const GOING_ON = 4; // the further choices of one turn are so many times quicker
/** How long a bot waits before it chooses, at this pace, so that people can follow. */
export const waitAt = (pace: number, goesOn: boolean): number => (goesOn ? pace / GOING_ON : pace);
