import type { Pace } from '@tianxia/board';
import { memory } from './memory.ts';

export type Theme = 'auto' | 'light' | 'dark';

export interface Settings {
  theme: Theme;
  sound: boolean;
  volume: number; // of sounds, 0 to 100
  notify: boolean; // a note from the browser when it is one's turn and the page is not in sight
  pace: Pace; // how fast the table shows what happens
  confirm: boolean; // a choice is shown first and sent when it is confirmed
  help: boolean; // in the first games of a kind
  letters: 'usual' | 'easy'; // easy: easier to tell apart
  spoken: 'brief' | 'full'; // how much is said to screen readers
  language: string; // chosen in the menu; empty until then
  accountLanguage: string; // that of the account which is signed in here, so that the next visit begins in it
  name: string; // what the others read; empty until the guest gives one
}

const standard: Settings = {
  theme: 'auto',
  sound: false,
  volume: 50,
  notify: false,
  pace: 'normal',
  confirm: true,
  help: true,
  letters: 'usual',
  spoken: 'full',
  language: '',
  accountLanguage: '',
  name: '',
};
const kept = memory<Partial<Settings>>('tianxia.settings', {});

export function settings(): Settings {
  return { ...standard, ...kept.get() };
}

export function useSettings(): Settings {
  return { ...standard, ...kept.use() };
}

export function change(some: Partial<Settings>): void {
  kept.set({ ...kept.get(), ...some });
  if (some.theme !== undefined) wear(some.theme);
  if (some.letters !== undefined) wearLetters();
}

/** The letters that are easier to tell apart are fetched for those who chose them. */
export function wearLetters(): void {
  const { letters } = settings();
  if (letters === 'usual') delete document.documentElement.dataset.letters;
  else {
    document.documentElement.dataset.letters = letters;
    import('@tianxia/look/easy-letters.css').catch(() => undefined); // offline: the usual ones
  }
}
function wear(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** How long a bot waits before it moves, in milliseconds: time to take back one's own choice. */
export const botPace: Record<Pace, number> = { slow: 900, normal: 450, fast: 150, instant: 0 };
