import { Group, peopleAt, Thing } from '@tianxia/board';
import { bits } from '@tianxia/kernel';
import { classes, Icon, SeatMark } from '@tianxia/look';
import { has } from '../count.ts';
import { type Gain, gainsOf } from '../facts/settlement.ts';
import type { EcProps } from './draft.ts';
import { PolicyFace } from './Effect.tsx';
import { termOf } from './faces.ts';
import { Ja, Pan, Piece } from './Pieces.tsx';
import { useWords } from './words.ts';
import './policies.css';
import './scrollface.css';

/** The seven policies as hanging scrolls; at the foot of each what it would bring if it were settled now. */
export function Policies(props: EcProps) {
  const words = useWords();
  const { kernel, view } = props;
  const { box } = kernel;
  const left = box.pack.limits.discs - bits(view.done);
  return (
    <section className="ec-policies" aria-label={words.policies}>
      <p className="ec-rail">
        <b>{words.policies}</b>
        <Ja>{termOf(box, 'policy').ja}</Ja>
        <span className="ec-foot-word">{words.footOfScroll}</span>
        <span className="ec-discs">
          <Piece name="done" size={18} />
          {words.discsLeft(left)}
        </span>
      </p>
      <Pan label={words.policies}>
        <Group label={words.policies} className="ec-scrolls">
          {view.policies.map(side => (
            <Scroll key={side >> 1} {...props} side={side} />
          ))}
        </Group>
      </Pan>
    </section>
  );
}
/** Policies are spoken of where one may be settled or turned over, not at every icon. */
const asksForPolicy = ({ kernel, draft: { frame } }: EcProps): boolean =>
  frame?.at === 'choose'
    ? kernel.box.maySettle[frame.slash]! || kernel.box.mayTurn[frame.slash]!
    : frame?.at === 'edict';
function Scroll(props: EcProps & { side: number }) {
  const words = useWords();
  const { kernel, view, viewer, players, draft, preview, side } = props;
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const { names } = box.sides[side]!;
  const done = has(view.done, side >> 1);
  const under = view.under[side >> 1]!.length;
  const gains = gainsOf(view, box, side, viewer);
  const most = Math.max(...gains.map(({ vp }) => vp));
  const turns = preview !== undefined && !preview.after.policies.includes(side);
  const spoken = gains.map((gain, seat) => [people(seat), words.gain(gain)] as const);
  return (
    <Thing
      thing={`scroll ${side >> 1}`}
      presses={asksForPolicy(props) ? [`policy ${side}`] : []}
      draft={draft}
      label={words.scroll(names, done, under, spoken)}
      says={() => <PolicyTip {...props} gains={gains} />}
      className={classes('ec-press', 'ec-scroll', done && 'ec-is-done')}
    >
      <span className="ec-cord" />
      <span className="ec-mount">
        <span className="ec-title">{words.name(names)}</span>
        <span className="ec-face">
          <Ja className="ec-name">{names.ja}</Ja>
          <span className="ec-fx">
            <PolicyFace box={box} side={side} s={view} />
          </span>
          {done && <Piece name="done" size={25} high={26} className="ec-disc" thing={`disc ${side >> 1}`} />}
          {under > 0 && (
            <span className="ec-under">
              <Piece name="tribute" size={16} />
              {under}
            </span>
          )}
          {turns && (
            <span className="ec-turning">
              <Icon name="flip" size={16} /> {words.name(box.sides[side ^ 1]!.names)}
            </span>
          )}
        </span>
        <span className="ec-gains">
          {gains.map((gain, seat) => (
            <span
              key={people(seat).colour}
              className={classes(people(seat).you && 'ec-is-me', gain.vp === most && most > 0 && 'ec-is-top')}
            >
              <SeatMark colour={people(seat).colour} size={13} />
              <b>
                {words.signedVp(gain.vp)}
                {gain.more && <sup>+</sup>}
              </b>
            </span>
          ))}
        </span>
        <span className="ec-other">
          <Icon name="flip" size={14} />
          {words.name(box.sides[side ^ 1]!.names)}
        </span>
      </span>
    </Thing>
  );
}
/** The policy in words, what everybody would get, and the side that lies hidden. */
function PolicyTip({ kernel, view, viewer, players, side, gains }: EcProps & { side: number; gains: readonly Gain[] }) {
  const words = useWords();
  const { box } = kernel;
  const people = peopleAt(players, viewer);
  const other = box.sides[side ^ 1]!;
  const otherGains = gainsOf(view, box, side ^ 1, viewer);
  const rows = (list: readonly Gain[]) => (
    <span className="ec-tiprows">
      {list.map((gain, seat) => (
        <span key={people(seat).colour}>
          <SeatMark colour={people(seat).colour} size={14} /> {words.who(people(seat))}: <b>{words.gain(gain)}</b>
        </span>
      ))}
    </span>
  );
  return (
    <>
      <b className="ec-tiphead">
        {words.name(box.sides[side]!.names)} <Ja>{box.sides[side]!.names.ja}</Ja>
      </b>
      <span>{words.settleWords(box.sides[side]!, view.strength)}</span>
      <span className="ec-dim">{has(view.done, side >> 1) ? words.doneTip : words.ifSettledNow}</span>
      {rows(gains)}
      <b className="ec-tiphead">
        {words.otherSide} {words.name(other.names)} <Ja>{other.names.ja}</Ja>
      </b>
      <span>{words.settleWords(other, view.strength)}</span>
      {rows(otherGains)}
    </>
  );
}
