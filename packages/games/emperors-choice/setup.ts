import { EMPTY, known, type Table } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { allOf } from './moves/preparation.ts';
import { ledgerAt, NO_ORDER_TILE, NOTHING_DECLARED, ON_TABLE, SOURCES, type State } from './state.ts';

/**
 * EC-037 to EC-049, as far as nothing is drawn: `begin` does the rest.
 * EC-038, EC-039, EC-040, EC-041, EC-042, EC-043, EC-044, EC-045, EC-046, EC-047, EC-048
 */
export function setup(box: Box, { seats }: Table): State {
  const { start, policies, treasures: printed, bonusTiles, strength } = box.pack;
  const each = (value: number) => Array<number>(seats).fill(value);
  const lists = (many: number) => Array.from({ length: many }, (): number[] => []);
  const all = known(...Array(seats).keys());
  const territories = [...box.startTerritories];
  const s: State = {
    seats,
    agenda: [{ at: 'begin', seat: -2 }],
    sealed: [],
    ending: '',
    round: 1,
    start: 0,
    strength: strength.start,
    supply: box.table.cubes - seats * start.cubes,
    highest: NOTHING_DECLARED,
    vp: each(start.vp),
    ledger: Array<number>(SOURCES.length * seats).fill(0),
    trust: each(start.trust),
    money: each(start.money),
    cubes: each(start.cubes),
    shownCubes: each(0),
    declared: each(NOTHING_DECLARED),
    palace: each(start.palace),
    order: each(NO_ORDER_TILE),
    hands: box.startHands.map(hand => ({ pieces: [...hand], known: hand.map(() => all) })),
    shown: lists(seats),
    drawn: lists(seats),
    showing: lists(seats),
    tributes: lists(seats),
    tiles: lists(seats).map(() => territories.splice(0, start.territories)),
    sets: lists(box.table.tileSets.length),
    pending: [],
    looked: [],
    bag: [...box.bag],
    gone: territories,
    deck: [...box.deck],
    market: [],
    discard: [],
    aside: [...box.unusedStart, box.bonusCard],
    policies: [],
    done: 0,
    under: lists(policies.length),
    pile: [...box.tributes],
    treasures: printed.map(() => ON_TABLE),
    exits: allOf(box.exits),
    decrees: allOf(box.decreeNumbers),
    bonusHand: { pieces: [], known: [] },
    bonusPile: bonusTiles.map((_, i) => i + 1),
    bonusTaken: each(EMPTY),
  };
  for (let seat = 0; seat < seats; seat++) s.ledger[ledgerAt(s, 'start', seat)] = start.vp;
  return s;
}
