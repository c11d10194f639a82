import type { Person } from '../../en/screen/people.ts';

export const who = ({ name, you }: Person): string => (you ? '你' : name);
export const listed = (names: readonly string[], last = '和'): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join('、')}${last}${names.at(-1)}`;
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
