import { doing, peopleAt, Thing, type ThingKey } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import { markerValue } from '../at.ts';
import type { Box } from '../box.ts';
import { ASPECTS, type Reward } from '../content/shape.ts';
import { rankingOf } from '../facts/rewards.ts';
import { NOBODY } from '../state.ts';
import type { ZgProps } from './draft.ts';
import { GiftArt } from './Gift.tsx';
import { Art } from './Pieces.tsx';
import { useWords } from './words.ts';

const NONE: readonly ThingKey[] = [];

/** Rewards by aspect and round; this round's column is lit, and beside it stands who would be offered it now. A press takes the one that is offered. */
export function Rewards({ kernel, texts, players, viewer, draft }: ZgProps) {
  const words = useWords();
  const { box } = kernel;
  const { shown } = draft;
  const people = peopleAt(players, viewer);
  const rounds = Array.from({ length: box.rounds }, (_, round) => round);
  const offered = draft.frame?.at === 'reward' ? draft.frame.aspect : NOBODY;
  return (
    <table className="zg-rewards">
      <caption>{words.rewards(shown.round + 1, box.rounds)}</caption>
      <thead>
        <tr>
          <td />
          {rounds.map(round => (
            <th key={round} scope="col" className={classes(round === shown.round && 'now')}>
              {round + 1}
            </th>
          ))}
          <th scope="col">{words.now}</th>
        </tr>
      </thead>
      <tbody>
        {ASPECTS.map((aspect, a) => {
          const [first] = rankingOf(shown, box, a);
          return (
            <tr key={aspect} className={classes(offered === a && 'offered')}>
              <th scope="row">
                <Art name={`mk-${aspect}`} width={24} />
                <span className="unseen">{texts.kinds.aspect!(a, box)}</span>
              </th>
              {rounds.map(round => {
                const at = round * ASPECTS.length + a;
                const taker = round === shown.round ? shown.column[a]! : NOBODY;
                return (
                  <td key={round} className={classes(round === shown.round && 'now', round < shown.round && 'past')}>
                    <Thing
                      thing={`reward ${at}`}
                      presses={offered === a && round === shown.round ? [doing('reward.accept')] : NONE}
                      draft={draft}
                      label={words.capital(texts.kinds.reward!(at, box))}
                    >
                      <RewardArt reward={box.rewards[at]!} box={box} />
                    </Thing>
                    {taker !== NOBODY && (
                      <SeatMark
                        colour={people(taker).colour}
                        size={26}
                        disc
                        className="took"
                        label={words.taken(people(taker))}
                      />
                    )}
                  </td>
                );
              })}
              <td className="lead">
                {first === undefined ? (
                  <span className="unseen">{words.nobodyLeads}</span>
                ) : (
                  <>
                    <SeatMark
                      colour={people(first).colour}
                      size={16}
                      label={words.leads(people(first), markerValue(shown, box, first, a))}
                    />
                    <b aria-hidden="true">{markerValue(shown, box, first, a)}</b>
                  </>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
/** The drawing of a reward, with the Regions it shows. */
export function RewardArt({ reward, box, size = 26 }: { reward: Reward; box: Box; size?: number }) {
  const all = box.pack.regions.length;
  const shown = 'region' in reward ? [reward.region] : reward.kind === 'governor' ? reward.regions : [];
  const regions = shown.length < all ? shown : [];
  return (
    <>
      <GiftArt gift={reward} size={regions.length > 0 ? size - 6 : size} />
      {regions.length > 0 && <sub aria-hidden="true">{regions.join('·')}</sub>}
    </>
  );
}
