import { type Amount, Brought, type Tallying, toOwn } from '@tianxia/board';
import { Icon } from '@tianxia/look';
import { Piece } from './Pieces.tsx';
import { useWords } from './words.ts';

const SIZE = 16;
type Sign = '+' | '−' | '→';
const some = (sign: Sign, n: number, piece: string) => (
  <Brought sign={sign} n={n}>
    <Piece name={piece} size={SIZE} />
  </Brought>
);
const amount = (sign: Sign, piece: string) => toOwn(n => some(sign, n, piece));
const one = (piece: string) => toOwn(() => some('+', 1, piece));
const defence = (bad: boolean) =>
  toOwn(n => (
    <Brought n={n} bad={bad}>
      <Piece name="shield" size={SIZE} />
    </Brought>
  ));
const told: Readonly<Record<string, Amount>> = {
  tookTributes: { brings: amount('+', 'tribute') },
  showed: { brings: toOwn(() => <Piece name="card" size={SIZE} />) },
  showedNothing: {},
  defended: { brings: defence(false) },
  fellShort: { brings: defence(true) },
  policyScored: { points: 1 },
  scored: { points: 1 },
  pointsLost: { points: 1, loses: true },
  hasMost: { brings: toOwn(() => <Icon name="check" size={SIZE} />) },
  climbed: { brings: amount('→', 'palace') },
  trust: { brings: amount('+', 'trust') },
  trustLost: { brings: amount('−', 'trust') },
  trustFull: {},
  money: { brings: amount('+', 'coin') },
  cubes: { brings: amount('+', 'cube') },
  cubesPaid: { brings: amount('−', 'cube') },
  cubesShort: {},
  removedTiles: { brings: toOwn((_, count) => some('−', count, 'tile')) },
  gotTile: { brings: one('tile') },
  drewTribute: { brings: one('tribute') },
  noTribute: {},
  drewCharacter: { brings: one('card') },
};
/** A policy is settled: every player in turn, then whoever has the most. */
const settlement: Tallying = {
  useTitle: () => useWords().tallySettlement,
  opens: ['settled'],
  lines: told,
  closes: ['discLaid'],
};
/** All policies once more at the end, then what the sheet counts. */
const finalPolicies: Tallying = {
  useTitle: () => useWords().phases.end,
  opens: ['finalPolicy'],
  lines: told,
  closes: ['finalLine'],
};
export const tallies = [settlement, finalPolicies];
export const banners = ['round', 'finalScoring'];
/** The score sheet shows what these events tell one by one. */
export const counted = ['finalLine'];
/** Leaving the auction, management and the emperor's call are turns of their own. */
export const heads = ['passed', 'tookSet', 'selected'];
