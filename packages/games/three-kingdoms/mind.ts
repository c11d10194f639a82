import type { MindReading } from '@tianxia/kernel';
import type { Box } from './box.ts';
import { winnersOf } from './facts/strength.ts';
import type { Frames, State } from './state.ts';
import { FREE } from './words.ts';

const SPACES = 18;

/** What the numbers of a state are, for a mind that learns the game. */
export const reading: MindReading<State, Frames, Box> = {
  version: 1,
  pieces: {
    general: {
      many: 69,
      facts: {
        administration: { which: 8, of: box => box.attributes[0]! },
        combat: { which: 8, of: box => box.attributes[1]! },
        leadership: { which: 4, of: box => box.leadership },
      },
    },
    enhancement: { many: 42, facts: { deck: { which: 2, of: box => box.deckOf } } },
  },
  state: {
    round: { which: 13 },
    order: { whose: true, by: [3] },
    acting: { whose: true, by: [3] },
    criterion: { which: 2 },
    alliance: { which: SPACES },
    allies: { bits: 'seats' },
    emperor: { whose: true },
    left: 'skip',
    wonEmperor: { whose: true },
    bids: 'skip',
    won: { bits: 'seats', by: [SPACES] },
    post: 'skip',
    since: 'skip',
    onCard: 'skip',
    garrison: { piece: 'general', by: [15] },
    units: { amount: 3, by: [15] },
    token: { which: 3, by: [15] },
    flips: { which: 2, by: [15] },
    spare: { amount: 8, by: [2] },
    decks: 'skip',
    under: 'skip',
    players: {
      by: ['seat'],
      fields: {
        drawn: { pieces: 'general', mine: true },
        fresh: { pieces: 'general', mine: true, facts: false },
        hidden: { pieces: 'general', mine: true, facts: false },
        shown: { pieces: 'general', facts: false },
        reserve: 'skip',
        hand: { pieces: 'enhancement', mine: true },
        looked: { pieces: 'enhancement', mine: true, facts: false },
        built: { pieces: 'enhancement' },
        goods: { amount: 20, by: [9] },
        level: { amount: 4, by: [2] },
        flipped: { amount: 4, by: [2] },
        stored: { amount: 4, by: [2] },
        rank: { amount: 6 },
        tribe: { amount: 8 },
        military: { amount: 12 },
        deficits: { amount: 12 },
        wins: { amount: 8 },
        taken: 'skip',
        passed: { which: 2 },
      },
    },
  },
  frames: {
    follow: { space: { which: SPACES } },
    actions: { left: { bits: SPACES } },
    perform: { space: { which: SPACES } },
    farm: { space: { which: SPACES } },
    market: { space: { which: SPACES } },
    trade: { space: { which: SPACES } },
    arms: { left: { amount: 6 } },
    sale: { left: { amount: 6 } },
    technology: { space: { which: SPACES } },
    keep: { deck: { which: 2 } },
    under: { deck: { which: 2 } },
    construct: { space: { which: SPACES } },
    discount: { card: { which: 112 } },
    armies: { left: { amount: 6 } },
    raised: { card: { which: 112 } },
    choose: { first: { which: 32 }, count: { amount: 6 } },
    train: { most: { amount: 6 } },
    station: { space: { which: SPACES } },
    garrison: { general: { piece: 'general' }, location: { which: 15 } },
    side: { general: { piece: 'general' }, location: { which: 15 } },
    home: { space: { which: SPACES } },
    benefits: { card: { which: 112 }, space: { which: SPACES } },
    swap: { first: { which: 32 } },
  },
  facts: {
    strength: { amount: 17, by: ['seat', SPACES] }, // of the bids on a space
    leads: { bits: 'seats', by: [SPACES] }, // who would win it as it stands, skills and ties included
    sent: { amount: 3, by: ['seat', SPACES] }, // generals on it
    free: { amount: 8, by: ['seat'] }, // generals known to be free
    freeOwn: { pieces: 'general' }, // own ones
  },
  tell(s, seat, box) {
    const strength = Array<number>(s.seats * SPACES).fill(0);
    const sent = Array<number>(s.seats * SPACES).fill(0);
    for (const bid of s.bids) {
      if (bid.space < 0) continue;
      strength[bid.seat * SPACES + bid.space]! += bid.total;
      sent[bid.seat * SPACES + bid.space]!++;
    }
    const free = s.players.map(({ shown }) => shown.filter(general => s.post[general] === FREE).length);
    const { shown, hidden, fresh } = s.players[seat]!;
    const freeOwn = [...shown, ...hidden, ...fresh].filter(general => general > 0 && s.post[general] === FREE);
    const leads = Array.from({ length: SPACES }, (_, space) => winnersOf(s, box, space));
    return { strength, leads, sent, free, freeOwn };
  },
  boards: {
    many: 3,
    of: (_, seat) => seat, // what a space or a border means depends on whose it is
    fields: ['garrison', 'units', 'token', 'strength', 'leads', 'sent', 'won', 'alliance', 'criterion'],
  },
  seatsDiffer: true,
};
