import type { Terms, Visibility } from '@tianxia/protocol';

/** How a table with others is played, beside the rules: kept with one's usual set-up. */
export interface Agreed {
  visibility: Visibility;
  terms: Terms;
}
const MINUTE = 60_000;
export const standardAgreed: Agreed = {
  visibility: 'link',
  terms: { pace: { kind: 'none' }, onTimeout: 'bot', undo: 'free', rated: true, watchers: true },
};
/** What each kind of pace begins with. */
export const paces: Record<Terms['pace']['kind'], Terms['pace']> = {
  none: { kind: 'none' },
  live: { kind: 'live', bank: 25 * MINUTE, increment: 20_000 },
  slow: { kind: 'slow', hours: 24, weekends: true },
};

const between = (value: unknown, min: number, max: number, otherwise: number) =>
  typeof value === 'number' && value >= min && value <= max ? Math.round(value) : otherwise;
const oneOf = <T extends string>(value: unknown, all: readonly T[]): T => all.find(one => one === value) ?? all[0]!;

/** What was remembered, as far as the server would take it. */
export function fittingAgreed(kept: Partial<Agreed> | undefined): Agreed {
  const { pace, onTimeout, undo, rated, watchers } = kept?.terms ?? standardAgreed.terms;
  const fits = (): Terms['pace'] => {
    if (pace?.kind === 'live')
      return {
        kind: 'live',
        bank: between(pace.bank, MINUTE, 240 * MINUTE, 25 * MINUTE),
        increment: between(pace.increment, 0, 10 * MINUTE, 20_000),
      };
    if (pace?.kind === 'slow')
      return { kind: 'slow', hours: between(pace.hours, 1, 336, 24), weekends: pace.weekends !== false };
    return { kind: 'none' };
  };
  return {
    visibility: oneOf(kept?.visibility, ['link', 'public', 'private']),
    terms: {
      pace: fits(),
      onTimeout: oneOf(onTimeout, ['bot', 'loss']),
      undo: oneOf(undo, ['free', 'ask', 'never']),
      rated: rated !== false,
      watchers: watchers !== false,
    },
  };
}
