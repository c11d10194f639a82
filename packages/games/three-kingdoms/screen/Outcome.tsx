import { colourOf, peopleAt } from '@tianxia/board';
import { Icon, SeatMark } from '@tianxia/look';
import { bestAnswer } from '../facts/answers.ts';
import { bringsUnits } from '../facts/borders.ts';
import { sightOf } from '../facts/sights.ts';
import { isBattle } from '../facts/strength.ts';
import { goodsBetween, notesBetween } from './changes.ts';
import { Glyph } from './Glyph.tsx';
import { Good } from './Good.tsx';
import { generalName } from './names.ts';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import { toldLines } from './told.ts';
import { tribeNext } from './tribe.ts';
import './outcome.css';
import { useWords, type Words } from './words.ts';

/** What the proposed choice would do, in rule order; the sums last. */
export function Outcome(props: Props) {
  const words = useWords();
  const { preview, draft } = props;
  if (preview === undefined) return null;
  const made = draft.made?.bid;
  const bids = made !== undefined && made.total > 0;
  const does = doesOf(words, props);
  const isSealed = does.lines.length + does.changes.length + does.notes.length === 0 && !does.draws; // opened with everybody's
  if (!bids && isSealed) return null;
  return (
    <section className="tk-outcome" aria-labelledby="tk-outcome">
      <h2 id="tk-outcome">{made ? words.outcomeBid : words.outcome}</h2>
      {bids ? <BidDoes {...props} space={made.space} /> : <Does {...props} does={does} />}
    </section>
  );
}
function BidDoes(props: Props & { space: number }) {
  const words = useWords();
  const { kernel, players, viewer, draft, space } = props;
  const { box } = kernel;
  const { s, bid } = draft.made!;
  const people = peopleAt(players, viewer);
  const { sides, tie } = sightOf(s, box, space);
  const [best, next] = sides;
  const mine = sides.find(side => side.seats.includes(viewer))!;
  const brings = draft.brings.get(space);
  const top = Math.max(1, ...sides.map(side => side.total));
  const me = mine.seats.length > 1 ? { name: words.alliance, you: false } : people(viewer);
  const text =
    best === mine
      ? next === undefined
        ? words.leadsAlone(me, mine.total)
        : (brings?.verdict === 'holds' ? words.staysAhead : words.takesLead)(me, mine.total, next.total)
      : best!.total === mine.total
        ? words.tiesLate(me, mine.total)
        : words.behindBy(me, mine.total, best!.total);
  const rivals = s.players.flatMap((_, seat) => (mine.seats.includes(seat) || seat === viewer ? [] : [seat]));
  const cannotStay = isBattle(box, space) && !bringsUnits(s, box, bid.general);
  return (
    <>
      <div className="tk-bars">
        {sides.map(side => (
          <span key={side.seats.join()} className={`seat-${colourOf(players, side.seats[0]!)}`}>
            <SeatMark colour={colourOf(players, side.seats[0]!)} size={16} />
            <em>{side.seats.length > 1 ? words.alliance : words.who(people(side.seats[0]!))}</em>
            <i>
              <u style={{ width: `${(100 * side.total) / top}%` }} />
            </i>
            <b>{side.total}</b>
          </span>
        ))}
      </div>
      <ol>
        <li>
          <Icon name={best === mine ? 'up' : 'down'} />
          <span>
            <b>{words.who(me)}</b> {text}
            {tie === 'skill' &&
              ` ${words.tieSkill(generalName(words, box, best!.bids.find(bid => box.winsTies[bid.general])?.general ?? 0))}.`}
          </span>
        </li>
        {rivals.map(seat => {
          const answer = bestAnswer(s, box, seat, space);
          const person = people(seat);
          return (
            <li key={seat}>
              <Glyph name="person" size={20} />
              <span>
                {answer === undefined
                  ? words.cannotAnswer(person)
                  : answer.general === 0
                    ? words.onlyHidden(person, answer.hidden)
                    : words.answer(
                        words.bestAnswer(person, generalName(words, box, answer.general), answer.adds),
                        answer.leads ? words.takesIt : words.notEnough,
                        answer.hidden > 0 ? words.hiddenToo(answer.hidden) : '',
                      )}
              </span>
            </li>
          );
        })}
        {cannotStay && (
          <li>
            <Icon name="warn" />
            <span>{words.cannotStay(generalName(words, box, bid.general))}</span>
          </li>
        )}
        {bid.support > 0 && (
          <li>
            <Token name="support" size={20} />
            <span>{words.supportSpent}</span>
          </li>
        )}
      </ol>
    </>
  );
}
/** Sending somebody to the tribe: how its level will stand. */
function tribeLine(words: Words, props: Props): string[] {
  const { kernel, draft, viewer } = props;
  const { tribeSpace, pack } = kernel.box;
  if (viewer < 0 || draft.made === undefined || draft.want.space !== tribeSpace[viewer]) return [];
  return [words.tribeWill(words.named(pack.states[viewer]!.tribe), tribeNext(words, props, viewer).text)];
}
/** What there is to say of a choice; nothing of one that stays sealed until everybody has chosen. */
function doesOf(words: Words, props: Props) {
  const { kernel, view, preview, viewer } = props;
  if (preview === undefined) return { lines: [], draws: false, changes: [], notes: [] };
  return {
    lines: [...toldLines(words, props, preview.told), ...tribeLine(words, props)],
    draws: preview.draws,
    changes: viewer < 0 ? [] : goodsBetween(view, preview.after, viewer),
    notes: viewer < 0 ? [] : notesBetween(words, kernel, viewer, view, preview.after),
  };
}
function Does({ view, viewer, does }: Props & { does: ReturnType<typeof doesOf> }) {
  const words = useWords();
  const { lines, draws, changes, notes } = does;
  return (
    <>
      <ol>
        {lines.map(line => (
          <li key={line}>
            <Icon name="next" />
            <span>{line}</span>
          </li>
        ))}
        {draws && (
          <li>
            <Icon name="warn" />
            <span>{words.drawsCard}</span>
          </li>
        )}
      </ol>
      {changes.length + notes.length > 0 && (
        <p className="tk-sums">
          {changes.map(({ good, by }) => (
            <span key={good}>
              <Good good={good} />
              {view.players[viewer]!.goods[good]} →{' '}
              <b className={by > 0 ? 'plusn' : 'minusn'}>{view.players[viewer]!.goods[good]! + by}</b>
              <span className="unseen">{words.goodNames[good]}</span>
            </span>
          ))}
          {notes.map(note => (
            <b key={note}>{note}</b>
          ))}
        </p>
      )}
    </>
  );
}
