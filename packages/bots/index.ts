import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

export type { Bot, Thinking, Thought } from './bot.ts';
export { botNamed } from './named.ts';
export * from './names.ts';
export * from './together.ts';
export const bots: Record<'random' | 'greedy' | 'search', Bot> = { random, greedy, search };
