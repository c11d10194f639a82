import { Brought, type Tallying, toOwn } from '@tianxia/board';
import { Icon } from '@tianxia/look';
import { Art } from './art/Art.tsx';
import { LARGE_ART, TOKEN_ART } from './art/names.ts';
import { useWords } from './words.ts';

const SIZE = 16;
const took = toOwn(() => <Icon name="check" size={SIZE} />);
const tookNot = toOwn(() => <Icon name="pass" size={SIZE} />);
/** Phase 3: the rewards of unification, the new turn order, and what is given back. */
const unification: Tallying = {
  useTitle: () => useWords().unification,
  opens: ['accepted', 'declined', 'unable', 'unclaimed', 'liSiTakesReward'],
  lines: {
    accepted: { brings: took },
    declined: { brings: tookNot },
    unable: { brings: tookNot },
    unclaimed: {},
    liSiTakesReward: { brings: took },
    placeInOrder: { brings: ([, position, whose], seat) => whose === seat && <Brought n={position! + 1} /> },
    paid: {
      brings: toOwn((_, soldiers) => (
        <Brought sign="+" n={soldiers}>
          <Art name="soldier" width={SIZE} />
        </Brought>
      )),
    },
    soldier: { points: 2 },
    gaveBack: {
      brings: toOwn((tokens, aspect) => (
        <Brought sign="−" n={tokens}>
          <Art name={TOKEN_ART[aspect] ?? 'anytoken'} width={SIZE} />
        </Brought>
      )),
    },
    gaveLargeBack: {
      brings: toOwn(aspect => (
        <Brought sign="−" n={1}>
          <Art name={LARGE_ART[aspect] ?? 'anytoken'} width={SIZE} />
        </Brought>
      )),
    },
  },
  closes: ['round', 'finished'],
};
export const tallies = [unification];
/** Starting tiles are chosen by all at once: each player's is an entry of its own. */
export const heads = ['chose'];
