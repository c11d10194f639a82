import type { Check, Decision, Look, Move, Play, Step } from '@tianxia/kernel';
import { SECTIONS } from './at.ts';
import { ACTIONS, SITES } from './content/shape.ts';
import type { FirstEmpire, Frames } from './state.ts';

/** The words of the kernel, for this game. */
export type Here<F = {}> = Look<FirstEmpire, F>;
export type Doing<F = {}> = Play<FirstEmpire, F>;
/** Where a fact looks: less than a move knows, so that screens and evaluation can ask it too. */
export type Where = Pick<Here, 's' | 'box' | 'seat'>;
export type Rule<F = {}> = Check<FirstEmpire, F>;
export type Choice<K extends keyof Frames> = Decision<FirstEmpire, Frames[K]>;
export type Automatic<K extends keyof Frames> = Step<FirstEmpire, Frames[K]>;
export type Option<F = {}> = Move<FirstEmpire, F>;

export const ALL_REGIONS: readonly number[] = [0, 1, 2, 3, 4];
export const ALL_ASPECTS: readonly number[] = [0, 1, 2];
export const ALL_ACTIONS: readonly number[] = [...ACTIONS.keys()];
export const ALL_SITES: readonly number[] = [...SITES.keys()];
export const ALL_SECTIONS: readonly number[] = Array.from({ length: SECTIONS }, (_, section) => section);
export const ONLY: readonly (readonly number[])[] = ALL_REGIONS.map(i => [i]);
const BESIDE: readonly (readonly number[])[] = [[1], [0, 2], [1, 3], [2, 4], [3]];
/** FE-003: a chain; its ends are not neighbours. */
export const beside = (region: number): readonly number[] => BESIDE[region]!;
export const inSet = (set: number, i: number): boolean => ((set >> i) & 1) === 1;
