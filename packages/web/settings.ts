import { memory } from './memory.ts';

export type Theme = 'auto' | 'light' | 'dark';

export type Speed = 'full' | 'quick' | 'off'; // of motion, and of bots

export interface Settings {
  theme: Theme;
  sound: boolean;
  notify: boolean; // a note from the browser when it is one's turn and the page is not in sight
  speed: Speed;
  confirm: boolean; // a choice is shown first and sent when it is confirmed
  name: string; // what the others read; empty until the guest gives one
}

const standard: Settings = { theme: 'auto', sound: true, notify: false, speed: 'full', confirm: true, name: '' };
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
  if (some.speed !== undefined) document.documentElement.dataset.speed = some.speed;
}

function wear(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** How long a bot waits before it moves, in milliseconds. */
export const botPace: Record<Speed, number> = { full: 450, quick: 150, off: 0 };
