import { EMPTY, known, type Table } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { allOf } from './moves/preparation.ts';
import { ledgerAt, NO_ORDER_TILE, NOTHING_DECLARED, ON_TABLE, SOURCES, type State } from './state.ts';

/** As far as nothing is drawn: `begin` does the rest. */
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
    round: 1, // EC-037
    start: 0,
    strength: strength.start, // EC-037
    supply: box.table.cubes - seats * start.cubes, // EC-042
    highest: NOTHING_DECLARED,
    vp: each(start.vp), // EC-039
    ledger: Array<number>(SOURCES.length * seats).fill(0),
    trust: each(start.trust),
    money: each(start.money), // EC-040
    cubes: each(start.cubes), // EC-038
    shownCubes: each(0),
    declared: each(NOTHING_DECLARED),
    palace: each(start.palace),
    order: each(NO_ORDER_TILE),
    // EC-038: what everybody takes, all know
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
    aside: [...box.unusedStart, box.bonusCard], // EC-041
    policies: [],
    done: 0, // EC-044
    under: lists(policies.length),
    pile: [...box.tributes], // EC-045
    treasures: printed.map(() => ON_TABLE), // EC-045
    exits: allOf(box.exits), // EC-047
    decrees: allOf(box.decreeNumbers), // EC-048
    bonusHand: { pieces: [], known: [] },
    bonusPile: bonusTiles.map((_, i) => i + 1),
    bonusTaken: each(EMPTY),
  };
  for (let seat = 0; seat < seats; seat++) s.ledger[ledgerAt(s, 'start', seat)] = start.vp;
  return s;
}
