import { type Candidate, kindOf, type Look, moveOf } from '@tianxia/board';
import type { Frames } from '../state.ts';
import type { EcDraft } from './draft.ts';

/** The buttons of the tray for an open decision, in groups: nothing that may be chosen is ever without one. */
export interface Group {
  id: 'choose' | 'hire' | 'buy' | 'raise' | 'end';
  looks: readonly Look[];
  refused?: Candidate['why']; // of the whole group
}
/** Refusals of tiles that belong to others or are used up: not worth a dark button. */
const OUT_OF_PLACE: ReadonlySet<string> = new Set(['notYours', 'setTaken', 'exitUsed', 'decreeUsed', 'partDone']);
const worthAButton = ({ is, why }: Look): boolean => is !== 'cannot' || !OUT_OF_PLACE.has(why?.name ?? '');

/** Decisions that are composed of cards in hand and cubes; all others are answered by pressing one thing. */
export const isComposed = (at: keyof Frames | ''): boolean => at === 'bid' || at === 'addCubes' || at === 'show';

type Choosing = Pick<EcDraft, 'decision' | 'looks' | 'picks' | 'moment'>;
export function groupsFor({ decision, looks, picks, moment }: Choosing): readonly Group[] {
  if (decision === '' || isComposed(decision)) return [];
  const shown = looks.filter(worthAButton);
  if (decision !== 'replenish') return [{ id: 'choose', looks: onPolicies(shown, picks) }];
  const refused = (move: string) =>
    moment.asked.all.find(one => one.move === `replenish.${move}` && one.things.length === 0)?.why;
  const group = (id: Group['id'], kind: string, move: string): Group => {
    const why = refused(move);
    return { id, looks: shown.filter(({ thing }) => kindOf(thing) === kind), ...(why && { refused: why }) };
  };
  return [
    group('hire', 'character', 'hire'),
    group('buy', 'cubes', 'buy'),
    group('raise', 'levels', 'raise'),
    group('end', 'do', 'end'),
  ];
}
/** A policy and what is done with it are two presses, in either order: after the first only the second is asked. */
function onPolicies(shown: readonly Look[], picks: readonly string[]): readonly Look[] {
  const isPolicy = ({ thing }: Look) => kindOf(thing) === 'policy';
  const order = picks.find(one => moveOf(one) !== undefined);
  if (order !== undefined) return shown.filter(look => isPolicy(look) && look.is !== 'cannot');
  const side = picks.find(one => kindOf(one) === 'policy');
  const isOrder = ({ thing, is }: Look) => /\.(settle|turn)$/.test(thing) && is === 'can';
  if (side !== undefined) return shown.filter(isOrder);
  return shown.filter(look => !isPolicy(look));
}
