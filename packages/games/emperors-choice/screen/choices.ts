import type { Offer, Offers } from '@tianxia/board';
import type { Kernel, Option } from '@tianxia/kernel';
import type { EmperorsChoice, Frames, State } from '../state.ts';

export type At = keyof Frames | '';

/** What a choice shows. */
export type Face =
  | { kind: 'character' | 'tile' | 'set' | 'icon' | 'exit' | 'bonus' | 'treasure' | 'decree'; value: number }
  | { kind: 'settle' | 'turn'; value: number } // a side of a policy
  | { kind: 'item'; value: number } // a card, or 0 for all revealed cubes
  | { kind: 'levels' | 'cubes'; value: number }
  | { kind: 'end' | 'skip' | 'settling' | 'turning'; value: 0 };
/** A choice half made: which order to the court, or which policy. */
export type Focus = { order: 'settle' | 'turn' } | { side: number };
/** A large button of the tray: an option, or a narrower question. */
export interface Choice {
  key: string;
  face: Face;
  offer?: Offer;
  narrows?: Focus;
}
export interface Group {
  id: 'choose' | 'hire' | 'buy' | 'raise' | 'end' | 'orders';
  choices: readonly Choice[];
}
const FACES: Readonly<Record<string, Face['kind']>> = {
  'bonus.take': 'bonus',
  'effects.resolve': 'character',
  'victim.kill': 'character',
  'lose.lose': 'item',
  'exit.take': 'exit',
  'choose.take': 'icon',
  'choose.settle': 'settle',
  'choose.turn': 'turn',
  'choose.skip': 'skip',
  'keepTile.keep': 'tile',
  'keepCharacter.keep': 'character',
  'treasure.take': 'treasure',
  'takeSet.take': 'set',
  'immediate.use': 'tile',
  'treasures.use': 'treasure',
  'treasures.end': 'end',
  'replenish.hire': 'character',
  'replenish.buy': 'cubes',
  'replenish.raise': 'levels',
  'replenish.end': 'end',
  'decree.take': 'decree',
  'edict.settle': 'settle',
  'edict.turn': 'turn',
  'edict.gain': 'icon',
  'edict.end': 'end',
};
/** Refusals of a whole move that belongs to another tile: not worth a dark button. */
const OUT_OF_PLACE = new Set([
  'noSettling',
  'noTurning',
  'mustUse',
  'decreeTurnsNothing',
  'notYours',
  'setTaken',
  'exitUsed',
  'decreeUsed',
]);

const choiceOf = (offer: Offer): Choice => ({
  key: [offer.move, ...offer.args].join(' '),
  face: { kind: FACES[offer.move] ?? 'end', value: offer.args[0] ?? 0 } as Face,
  offer,
});
const opener = (kind: 'settle' | 'turn'): Choice => ({
  key: kind,
  face: { kind: kind === 'settle' ? 'settling' : 'turning', value: 0 },
  narrows: { order: kind },
});
/** Decisions that are composed of cards in hand and cubes; all others are answered by pressing one thing. */
export const isComposed = (at: At): boolean => at === 'bid' || at === 'addCubes' || at === 'show';

/** The buttons of the tray for a decision, in groups. */
export function groupsFor(
  kernel: Kernel<EmperorsChoice>,
  offers: Offers,
  at: At,
  focus: Focus | undefined,
): readonly Group[] {
  if (at === '' || isComposed(at)) return [];
  const named = (offer: Offer) => kernel.game.reasons[offer.why]?.[0] ?? '';
  const inPlace = offers.all.filter(offer => offer.legal || !OUT_OF_PLACE.has(named(offer)));
  const of = (move: string) => inPlace.filter(offer => offer.move === `${at}.${move}`).map(choiceOf);
  if (at === 'replenish')
    return [
      { id: 'hire', choices: of('hire') },
      { id: 'buy', choices: of('buy') },
      { id: 'raise', choices: of('raise') },
      { id: 'end', choices: of('end') },
    ];
  if (at !== 'choose' && at !== 'edict') return [{ id: 'choose', choices: inPlace.map(choiceOf) }];
  const onPolicies = { settle: of('settle'), turn: of('turn') };
  if (focus !== undefined) {
    const asked =
      'order' in focus
        ? onPolicies[focus.order]
        : [...onPolicies.settle, ...onPolicies.turn].filter(choice => choice.face.value === focus.side);
    if (asked.length > 0) return [{ id: 'choose', choices: asked }];
  }
  const orders = (['settle', 'turn'] as const).filter(order => onPolicies[order].some(({ offer }) => offer?.legal));
  return [
    { id: 'orders', choices: orders.map(opener) },
    { id: 'choose', choices: [...of('take'), ...of('gain'), ...of('skip'), ...of('end')] },
  ].filter(({ choices }) => choices.length > 0) as Group[];
}
/** Every option that some path through the buttons leads to; none is ever without a control. */
export function optionsInReach(kernel: Kernel<EmperorsChoice>, offers: Offers, at: At): Set<Option> {
  const focuses: (Focus | undefined)[] = [undefined, { order: 'settle' }, { order: 'turn' }];
  const found = focuses.flatMap(focus =>
    groupsFor(kernel, offers, at, focus).flatMap(({ choices }) =>
      choices.flatMap(({ offer }) => (offer?.legal ? [offer.option] : [])),
    ),
  );
  return new Set(found);
}
/** What a press on a policy means now: the one thing that may be done with it, or the question which. */
export function onPolicy(offers: Offers, at: At, side: number): readonly Offer[] {
  if (at !== 'choose' && at !== 'edict') return [];
  return [...offers.of(`${at}.settle`), ...offers.of(`${at}.turn`)].filter(offer => offer.args[0] === side);
}
/** The decision that is open for this seat; nothing while others choose. */
export const frameAt = (view: State, asked: boolean): At => (asked ? (view.agenda.at(-1)?.at ?? '') : '');
