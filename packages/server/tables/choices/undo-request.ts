import type { Seat } from '@tianxia/kernel';
import type { AskedUndoMessage } from '@tianxia/protocol';
import type { StoredTable } from '../log/store.ts';

/** A player asks the table to go back past chance and other players. It is carried out when all the other people agree. */
export interface Asked {
  by: Seat;
  to: number; // version
  version: number; // at which it was asked: it is withdrawn when the table moves on
  agreed: readonly Seat[];
}
/** How it stands; not open: settled, one way or the other. */
export interface Told {
  request: Asked;
  open: boolean;
}
/** Bots are not asked, nor those for whom one stands in. */
export const askedBy = ({ sitters }: Pick<StoredTable, 'sitters'>, by: Seat): Seat[] =>
  sitters.flatMap(({ seat, standIn }) => (seat !== by && standIn === undefined ? [seat] : []));
export const mayAnswer = (row: StoredTable, { by, agreed }: Asked, seat: Seat): boolean =>
  askedBy(row, by).includes(seat) && !agreed.includes(seat);
export const isAgreed = (row: StoredTable, { by, agreed }: Asked): boolean =>
  askedBy(row, by).every(seat => agreed.includes(seat));

export const agreedBy = (request: Asked, seats: readonly Seat[]): Asked => ({
  ...request,
  agreed: [...new Set([...request.agreed, ...seats])].sort(),
});
export const isSame = (a: Asked, b: Asked): boolean => a.by === b.by && a.to === b.to && a.version === b.version;
export const askedMessage = ({ by, to, agreed }: Asked, open: boolean): AskedUndoMessage => ({
  type: 'askedUndo',
  by,
  to,
  agreed: [...agreed],
  open,
});
