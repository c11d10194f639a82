import { Becomes, colourOf, type OutcomeLine, OutcomeSheet, type Person, peopleAt } from '@tianxia/board';
import { Icon, SeatMark } from '@tianxia/look';
import type { Box } from '../box.ts';
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
  return bids ? <BidDoes {...props} space={made.space} /> : <Does {...props} does={does} />;
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
  const tieSaid =
    tie === 'skill' &&
    ` ${words.tieSkill(generalName(words, box, best!.bids.find(bid => box.winsTies[bid.general])?.general ?? 0))}.`;
  const lines: OutcomeLine[] = [
    {
      sign: <Icon name={best === mine ? 'up' : 'down'} />,
      text: (
        <>
          <b>{words.who(me)}</b> {text}
          {tieSaid}
        </>
      ),
    },
    ...rivals.map(seat => ({
      sign: <Glyph name="person" size={20} />,
      text: answerSaid(words, box, people(seat), bestAnswer(s, box, seat, space)),
    })),
  ];
  if (cannotStay)
    lines.push({ sign: <Icon name="warn" />, text: words.cannotStay(generalName(words, box, bid.general)) });
  if (bid.support > 0) lines.push({ sign: <Token name="support" size={20} />, text: words.supportSpent });
  const bars = (
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
  );
  return <OutcomeSheet title={words.outcomeBid} className="tk-outcome" above={bars} lines={lines} />;
}
/** What a rival could still send against it. */
function answerSaid(words: Words, box: Box, person: Person, answer: ReturnType<typeof bestAnswer>): string {
  if (answer === undefined) return words.cannotAnswer(person);
  const { general, hidden, adds, leads } = answer;
  if (general === 0) return words.onlyHidden(person, hidden);
  return words.answer(
    words.bestAnswer(person, generalName(words, box, general), adds),
    leads ? words.takesIt : words.notEnough,
    hidden > 0 ? words.hiddenToo(hidden) : '',
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
function Does({ draft, does }: Props & { does: ReturnType<typeof doesOf> }) {
  const words = useWords();
  const { draws, changes, notes } = does;
  const lines: OutcomeLine[] = does.lines.map(text => ({ text }));
  if (draws) lines.push({ sign: <Icon name="warn" />, text: words.drawsCard });
  return (
    <OutcomeSheet
      title={draft.made?.bid ? words.outcomeBid : words.outcome}
      className="tk-outcome"
      lines={lines}
      sums={
        changes.length + notes.length > 0 && (
          <>
            {changes.map(({ good, from, to }) => (
              <span key={good}>
                <Good good={good} />
                <Becomes from={from} to={to} />
                <span className="unseen">{words.goodNames[good]}</span>
              </span>
            ))}
            {notes.map(note => (
              <b key={note}>{note}</b>
            ))}
          </>
        )
      }
    />
  );
}
