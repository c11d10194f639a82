import type { GameTypes, View } from '@tianxia/kernel';

/** The round and phase a position lies in, in words, the same as long as it lasts; nothing: it is not announced. */
export type PhaseOf<G extends GameTypes> = (view: View<G['state']>, box: G['box']) => string | undefined;
