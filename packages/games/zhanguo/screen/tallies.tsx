import { Brought, type Tallying, toOwn } from '@tianxia/board';
import { Icon } from '@tianxia/look';
import { ASPECTS } from '../content/shape.ts';
import { Art } from './Pieces.tsx';
import { useWords } from './words.ts';

const SIZE = 18;
const took = toOwn(() => <Icon name="check" size={SIZE} />);
const tookNot = toOwn(() => <Icon name="pass" size={SIZE} />);
/** Phase 3: the three rewards, who was asked in which order, what they cost and scored, and who begins the next round. */
const rewards: Tallying = {
  useTitle: () => useWords().tallyRewards,
  opens: ['accepted', 'declined', 'unable', 'noReward'],
  lines: {
    accepted: { brings: took },
    returned: {
      brings: toOwn((aspect, value) => (
        <Brought sign="−" n={value!}>
          <Art name={`mk-${ASPECTS[aspect!]}`} width={SIZE} />
        </Brought>
      )),
    },
    squarePoints: { points: 1 },
    palacePoints: { points: 1 },
    declined: { brings: tookNot },
    unable: { brings: tookNot },
    noReward: {},
    first: { brings: toOwn(() => <Brought n={1} />) },
  },
  closes: ['round', 'majority', 'aspectMajority', 'taskPoints', 'wallPoints'],
};
export const tallies = [rewards];
/** The score sheet shows what these events tell one by one. */
export const counted = ['majority', 'aspectMajority', 'taskPoints', 'wallPoints'];
