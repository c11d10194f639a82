import { Brought, type Tallying, toOwn } from '@tianxia/board';
import { Icon } from '@tianxia/look';
import { amountIn, GOLD, goodIn, RICE } from '../words.ts';
import { Glyph } from './Glyph.tsx';
import { Good } from './Good.tsx';
import { Token } from './Token.tsx';
import { useWords } from './words.ts';

const SIZE = 16;
const some = (sign: '+' | '−', n: number, good: number) =>
  n > 0 && (
    <Brought sign={sign} n={n}>
      <Good good={good} size={SIZE} />
    </Brought>
  );
const goods = (sign: '+' | '−') => toOwn(given => some(sign, amountIn(given), goodIn(given)));
const level = (bad: boolean) =>
  toOwn(to => (
    <Brought sign="→" n={to} bad={bad}>
      <Glyph name="tent" size={SIZE} />
    </Brought>
  ));
const deficits = toOwn((n = 1) => (
  <Brought sign="+" n={n} bad>
    <Token name="deficit" size={SIZE} />
  </Brought>
));

/** The bids are compared, space by space, and the order of the next bids is found. */
const bids: Tallying = {
  useTitle: () => useWords().tallyBids,
  opens: ['won', 'lost'],
  lines: {
    won: {
      brings: toOwn((_, total) => (
        <Brought n={total}>
          <Icon name="check" size={SIZE} />
        </Brought>
      )),
    },
    lost: { brings: toOwn((_, total) => <Brought n={total} bad />) },
    freed: {},
    order: { brings: ([, ...seats], seat) => <Brought n={seats.indexOf(seat) + 1} /> },
  },
  closes: ['order'],
};
/** Tribes, the Han emperor, upkeep and stationed armies, in the order of the rules. */
const endOfRound: Tallying = {
  useTitle: () => useWords().tallyRound,
  opens: ['tribeFell', 'rebelled', 'crowned', 'uncrowned', 'upkeep', 'deficit', 'military'],
  lines: {
    criteria: {},
    tribeKept: { brings: level(false) },
    tribeRose: { brings: level(false) },
    tribeFell: { brings: level(true) },
    rebelled: { brings: deficits },
    crowned: { brings: toOwn(() => <Token name="han" size={SIZE + 4} />) },
    used: {},
    gained: { brings: goods('+') },
    paid: { brings: goods('−') },
    upkeep: {
      brings: toOwn((gold, rice) => (
        <>
          {some('−', gold, GOLD)} {some('−', rice, RICE)}
        </>
      )),
    },
    deficit: { brings: deficits },
    military: { points: 1 },
    onCard: {},
    spare: {},
  },
  closes: ['round', 'ends'],
};
export const tallies = [bids, endOfRound];
export const banners = ['round', 'ends'];
/** The score sheet shows what these events tell one by one. */
export const counted = ['earned'];
/** Each player's recruits, each general that is sent and each space that is taken are deeds of their own. */
export const heads = ['recruited', 'allied', 'assigned', 'takes', 'declined', 'passed'];
