import type { Frames, State } from '../state.ts';

export type Phase = 'setup' | 'auction' | 'management' | 'decree' | 'preparation' | 'end';
/** Steps of a phase; whatever else is open belongs to the phase that lies under it. */
const PHASES: Partial<Record<keyof Frames, Phase>> = {
  begin: 'setup',
  bonus: 'setup',
  handOn: 'setup',
  round: 'setup',
  auction: 'auction',
  bid: 'auction',
  addCubes: 'auction',
  exit: 'auction',
  lose: 'auction',
  management: 'management',
  takeSet: 'management',
  immediate: 'management',
  income: 'management',
  treasures: 'management',
  replenish: 'management',
  select: 'decree',
  decree: 'decree',
  edict: 'decree',
  fee: 'decree',
  preparation: 'preparation',
  final: 'end',
};
export function phaseOf({ agenda }: Pick<State, 'agenda'>): Phase {
  for (let i = agenda.length - 1; i >= 0; i--) {
    const phase = PHASES[agenda[i]!.at];
    if (phase !== undefined) return phase;
  }
  return 'end';
}
