import type { MindReading } from '@tianxia/kernel';
import { exposedOf } from './facts/danger.ts';
import { strengthsAt } from './facts/villages.ts';
import { type Box, oneColoured } from './geography.ts';
import { hunch } from './hunch.ts';
import type { Frames, State } from './state.ts';

const SQUARES = 200; // of the larger board, and a few more
const VILLAGES = 12; // of the board with more of them
const SIZES = 6; // of provinces that are told apart
const bySquare = { by: [SQUARES] } as const;

// Written over at each call: a mind asks for every option it looks at.
const colour: number[] = [];
const lord: number[] = [];
const sizes: number[] = [];
const there = [0, 0, 0, 0]; // at one village, by seat

/** What the numbers of a state are, for a mind that learns the game. */
export const reading: MindReading<State, Frames, Box> = {
  version: 1,
  pieces: {
    tile: {
      many: 6,
      facts: { oneColour: { which: 2, of: box => box.firstColour.map((_, tile) => Number(oneColoured(box, tile))) } },
    },
  },
  state: {
    ground: 'skip',
    area: 'skip',
    size: 'skip',
    owner: 'skip',
    pagodas: 'skip',
    reach: 'skip',
    holder: { whose: true, by: [VILLAGES] },
    frontier: 'skip',
    spots: 'skip',
    spotAt: 'skip',
    supply: { amount: 24, by: ['seat'] },
    hands: { pieces: 'tile', mine: true, by: ['seat'] },
    undrawn: 'skip',
    heights: { amount: 20, by: [4] },
    laid: 'skip',
    starter: { whose: true },
    played: { which: 4 },
    points: { amount: 30, by: ['seat'] },
  },
  frames: {},
  facts: {
    colour: { which: 3, ...bySquare },
    lord: { whose: true, ...bySquare }, // whose province
    size: { amount: SIZES, ...bySquare }, // of the area
    provinces: { amount: 8, by: ['seat', SIZES] }, // by size
    villages: { amount: 8, by: ['seat'] },
    unseen: { amount: 12, by: [6] }, // by kind of tile: not laid, and not in the own hand
    strength: { amount: 8, by: ['seat', VILLAGES] }, // pagodas that count there
    exposed: { amount: 6, by: ['seat'] }, // provinces that a larger one could swallow
    room: { amount: 200 }, // places for a tile
  },
  tell(s, seat, box) {
    const { ground, area, owner, size } = s;
    const provinces = Array<number>(s.seats * SIZES).fill(0);
    colour.length = ground.length;
    lord.length = ground.length;
    sizes.length = ground.length;
    for (let q = 0; q < ground.length; q++) {
      const name = area[q]!;
      const who = name < 0 ? -1 : owner[name]!;
      colour[q] = name < 0 ? -1 : ground[q]! - 1;
      lord[q] = who;
      sizes[q] = who < 0 ? 0 : size[name]!;
      if (who >= 0 && name === q) provinces[who * SIZES + Math.min(SIZES, size[q]!) - 1]!++;
    }
    const villages = Array<number>(s.seats).fill(0);
    for (const who of s.holder) if (who >= 0) villages[who]!++;
    const unseen = [0, 0, 0, 0, 0, 0];
    for (const tile of box.tiles) unseen[tile - 1]!++;
    for (const tile of s.laid) unseen[tile - 1]!--;
    for (const tile of s.hands[seat] ?? []) if (tile > 0) unseen[tile - 1]!--;
    const strength = Array<number>(s.seats * VILLAGES).fill(0);
    for (let v = 0; v < box.villages.length; v++) {
      strengthsAt(s, box.aroundVillage[v]!, there);
      for (let who = 0; who < s.seats; who++) strength[who * VILLAGES + v] = there[who]!;
    }
    const known = { colour, lord, size: sizes, provinces, villages, unseen };
    return { ...known, strength, exposed: exposedOf(s, box), room: s.spots.length };
  },
  boards: {
    many: 2,
    of: box => (box.side === 'lion' ? 1 : 0),
    fields: ['colour', 'lord', 'size', 'holder', 'strength'],
  },
  rivals: true,
  hunch,
};
