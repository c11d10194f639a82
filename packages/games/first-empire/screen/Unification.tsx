import { Tipped, thing } from '@tianxia/board';
import { classes, SeatMark } from '@tianxia/look';
import { ALL_ROWS } from '../facts/tokens.ts';
import type { EmpireDraft } from './draft.ts';
import { OpenOver } from './OpenOver.tsx';
import { peopleAt } from './people.ts';
import type { Props } from './props.ts';
import { AspectOfRow, Leader, Reward } from './Reward.tsx';
import { useWords } from './words.ts';
import './unification.css';

type P = Props & { draft: EmpireDraft };

const roundNow = ({ view }: P): number => Math.max(1, view.round);
const rowAsked = ({ draft }: P): number => (draft.frame?.at === 'reward' ? draft.frame.row : -1);

/** Three aspects, all rounds of the pack: this round's rewards lit, and who would be asked first. */
export function Unification(props: P) {
  return (
    <>
      <h2>
        <Name />
        <Order {...props} />
      </h2>
      <AllRounds {...props} />
    </>
  );
}
/** Where there is little room: this round's three rewards in one line; those of all rounds open over the table. */
export function RewardsNow(props: P) {
  const words = useWords();
  const round = roundNow(props);
  const asked = rowAsked(props);
  return (
    <>
      <h2>
        <Name />
        <OpenOver label={words.allRounds}>
          <AllRounds {...props} copy />
        </OpenOver>
        <Order {...props} />
      </h2>
      <ul className="rew-now">
        {ALL_ROWS.map(row => (
          <li key={row} className={classes(row === asked && 'asked')}>
            <AspectOfRow {...props} row={row} />
            <span className="now">
              <Reward {...props} row={row} round={round} />
            </span>
            <Leader {...props} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
function Name() {
  const words = useWords();
  return (
    <>
      {words.unification}{' '}
      <span className="han" lang="zh">
        {words.unificationHan}
      </span>
    </>
  );
}
/** Who goes first: the turn order, which also breaks ties. */
function Order({ view, viewer, players }: P) {
  const words = useWords();
  const people = peopleAt(words, players, viewer);
  return (
    <Tipped
      about="ties"
      className="ties"
      name={words.order}
      says={words.ties(view.order.map(seat => people(seat).name))}
    >
      {view.order.map(seat => (
        <span key={people(seat).colour} data-thing={thing('order', seat)}>
          <SeatMark colour={people(seat).colour} size={16} label={people(seat).name} />
        </span>
      ))}
    </Tipped>
  );
}
/** `copy`: the same rewards are drawn elsewhere, where pieces are followed. */
function AllRounds(props: P & { copy?: boolean }) {
  const words = useWords();
  const round = roundNow(props);
  const asked = rowAsked(props);
  const rounds = Array.from({ length: props.kernel.box.pack.rounds }, (_, i) => i + 1);
  return (
    <table className="rew">
      <thead>
        <tr>
          <th>
            <span className="unseen">{words.aspect}</span>
          </th>
          {rounds.map(n => (
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
        {ALL_ROWS.map(row => (
          <tr key={row} className={classes(row === asked && 'asked')}>
            <th scope="row">
              <AspectOfRow {...props} row={row} />
            </th>
            {rounds.map(n => (
              <td key={n} className={classes(n === round && 'now', n < round && 'past')}>
                <Reward {...props} row={row} round={n} />
              </td>
            ))}
            <td className="lead">
              <Leader {...props} row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
