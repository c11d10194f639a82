import { thing } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import type { Effect } from '../content/shape.ts';
import { ALL_ROWS, aspectOfRow, ranking, rewardOfRow, strength } from '../facts/tokens.ts';
import { NOBODY } from '../state.ts';
import { Art } from './art/Art.tsx';
import { Bonus } from './art/Bonus.tsx';
import { TOKEN_ART } from './art/names.ts';
import type { EmpireDraft } from './draft.ts';
import { aspectName, effectsText } from './naming.ts';
import { peopleAt } from './people.ts';
import { marker } from './pieces.ts';
import type { Props } from './props.ts';
import { Told } from './Told.tsx';
import { useWords } from './words.ts';
import './unification.css';

type P = Props & { draft: EmpireDraft };
const ALL = 5;
const ROUNDS = [1, 2, 3, 4, 5];

/** Three aspects, five rounds: this round's rewards lit, and who would be asked first. */
export function Unification({ kernel, view, viewer, players, draft }: P) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(words, players, viewer);
  const state = draft.shown;
  const round = Math.max(1, view.round);
  const asked = draft.frame?.at === 'reward' ? draft.frame.row : -1;
  return (
    <>
      <h2>
        {words.unification}{' '}
        <span className="han" lang="zh">
          {words.unificationHan}
        </span>
        <Told className="ties" name={words.order} about={words.ties(view.order.map(seat => people(seat).name))}>
          {view.order.map(seat => (
            <span key={people(seat).colour} data-thing={thing('order', seat)}>
              <SeatMark colour={people(seat).colour} size={16} label={people(seat).name} />
            </span>
          ))}
        </Told>
      </h2>
      <table className="rew">
        <thead>
          <tr>
            <th>
              <span className="unseen">{words.aspect}</span>
            </th>
            {ROUNDS.map(n => (
              <th key={n} scope="col" className={classes('c', n === round && 'now')}>
                {n}
              </th>
            ))}
            <th scope="col" className="ld">
              {words.leads}
            </th>
          </tr>
        </thead>
        <tbody>
          {ALL_ROWS.map(row => {
            const aspect = aspectOfRow(state, box, row);
            const ranked = ranking(state, box, aspect);
            const rewards = ROUNDS.map(n => box.lists[rewardOfRow(state, box, row, n)]!);
            const [first] = ranked;
            const taker = view.column[row]!;
            return (
              <tr key={row} className={classes(row === asked && 'asked')}>
                <th scope="row">
                  <Art name={TOKEN_ART[aspect] ?? 'mk-writing'} width={25} />
                  <span className="unseen">{aspectName(words, box, aspect)}</span>
                </th>
                {rewards.map((effects, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                  <td key={`${row} ${i + 1}`} className={classes(i + 1 === round && 'now', i + 1 < round && 'past')}>
                    <Told
                      className="cell"
                      name={words.reward(aspectName(words, box, aspect), i + 1)}
                      about={`${effectsText(words, effects, box)}. ${i + 1 === round ? words.rewardNow : i + 1 < round ? words.rewardPast : words.rewardLater}`}
                    >
                      <Bonus effects={effects} size={25} />
                      <sub className="han">{placesOf(effects, box.pack.regions)}</sub>
                      <span className="unseen">{effectsText(words, effects, box)}</span>
                      {i + 1 === round && taker !== NOBODY && (
                        <span className="took" data-thing={marker(taker)} data-from={thing('order', taker)}>
                          <SeatMark
                            colour={people(taker).colour}
                            size={22}
                            disc
                            label={words.takenBy(people(taker).name)}
                          />
                        </span>
                      )}
                    </Told>
                  </td>
                ))}
                <td className="lead">
                  {first !== undefined ? (
                    <Told
                      className="cell"
                      name={words.leadsSpoken}
                      about={words.list(
                        ranked.map(seat => `${people(seat).name} ${strength(state, box, seat, aspect)}`),
                      )}
                    >
                      <SeatMark colour={people(first).colour} size={16} label={people(first).name} />
                      <b>{strength(state, box, first, aspect)}</b>
                    </Told>
                  ) : (
                    <span className="note">–</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
/** Under a reward: the regions it is bound to, by their characters. */
function placesOf(effects: readonly Effect[], regions: readonly { id: string; names: { zh: string } }[]): string {
  const hanOf = (id: string) => regions.find(region => region.id === id)?.names.zh ?? '';
  const [bound] = effects;
  if (bound === undefined) return '';
  if ('regions' in bound && typeof bound.regions !== 'number')
    return bound.regions.length === ALL ? '' : bound.regions.map(hanOf).join('');
  return 'region' in bound ? hanOf(bound.region) : '';
}
