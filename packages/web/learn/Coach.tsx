import { closeTip } from '@tianxia/board';
import type { Said } from '@tianxia/kernel';
import { Button, classes, IconButton } from '@tianxia/look';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RuleText } from '../rules/RuleText.tsx';
import { useWords } from '../text/words.ts';
import { around, overlap, placeBubble } from './place.ts';
import type { Pointed } from './usePointed.ts';
import './coach.css';

const TIPS = 200; // milliseconds between looks for a tip

interface CoachProps {
  step: string; // which step this is: tests look for it
  mood: 'asks' | 'nearly' | 'done';
  head: string; // 'Your coach'
  note: string; // 'now you'
  said: Said;
  pointed: Pointed | undefined;
  dims: boolean; // everything but what is pointed at
  reads: boolean; // a step without a choice: the keyboard goes on with Enter
  low?: boolean; // at the foot of the window, where the board is to be seen
  hidden: boolean;
  awayElsewhere?: boolean; // the table has the button that brings it back
  onHide(hidden: boolean): void;
  openRule(rule: string): void;
  below?: ReactNode; // under its words
  children: ReactNode; // its buttons
}

/** The coach's bubble beside the piece it speaks of. It covers nothing that is needed, stops nothing, and is read aloud. */
export function Coach(props: CoachProps) {
  const { learn } = useWords();
  const { said, pointed, hidden } = props;
  const bubble = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, height: 180 });
  useLayoutEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (box && (box.width !== size.width || box.height !== size.height))
      setSize({ width: box.width, height: box.height });
  });
  // the bubble has moved from under the pointer, and what lies there now explains itself: not over the coach
  useEffect(() => {
    const clock = setInterval(() => {
      const tip = document.querySelector('.tip:popover-open')?.getBoundingClientRect();
      const box = bubble.current?.getBoundingClientRect();
      if (tip && box && overlap(tip, box) > 0) closeTip();
    }, TIPS);
    return () => clearInterval(clock);
  }, []);
  useEffect(() => {
    if (props.reads) bubble.current?.querySelector<HTMLElement>('.acts .main')?.focus({ preventScroll: true });
  }, [props.reads]);
  const view = pointed?.window ?? { width: window.innerWidth, height: window.innerHeight };
  const { lit = [], kept = [] } = pointed ?? {};
  const placed = placeBubble(pointed?.at ?? around(lit), lit, kept, size, view);
  const style = { left: placed.left, top: placed.top, '--tip': `${placed.tip}px` } as CSSProperties;
  return createPortal(
    <section className="coach-layer" aria-label={learn.coach}>
      {props.dims && !hidden && pointed && <Veil {...pointed} />}
      <p className="unseen" role="status">
        {`${props.head}: ${said.title} ${said.text.replaceAll('**', '')}`}
      </p>
      {hidden && !props.awayElsewhere && (
        <div className="coach-away">
          <CoachAway onPress={() => props.onHide(false)} />
        </div>
      )}
      {!hidden && (
        <div
          ref={bubble}
          className={classes('coach', props.mood, props.low && 'low', placed.side && `is-${placed.side}`)}
          style={props.low ? {} : style}
          data-step={props.step}
          data-points={pointed?.next}
        >
          <header>
            <Face />
            <span>
              {props.head}
              <small>{props.note}</small>
            </span>
            <IconButton icon="close" label={learn.hide} quiet onPress={() => props.onHide(true)} />
          </header>
          <h2>{said.title}</h2>
          <p>
            <RuleText text={said.text} onOpen={props.openRule} />
          </p>
          {props.below}
          <div className="acts">{props.children}</div>
        </div>
      )}
    </section>,
    document.body, // over everything that a board keeps on top of itself
  );
}
/** A coach who was sent away, and comes back when pressed. */
export function CoachAway({ onPress }: { onPress(): void }) {
  const { learn } = useWords();
  return (
    <Button className="coach-back" onPress={onPress}>
      <Face />
      <span className="word">{learn.coach}</span>
    </Button>
  );
}
const Face = () => (
  <b className="coach-face" lang="zh" aria-hidden="true">
    師
  </b>
);
const ROOM = 7; // around what is lit

/** Dims the board around the things of a step. It takes no presses: other things may be tried, too. */
function Veil({ board, lit, window: view }: Pointed) {
  if (board === undefined || lit.length === 0) return null;
  const box = ({ left, top, width, height }: typeof board, by = 0) =>
    `M${left - by} ${top - by}h${width + 2 * by}v${height + 2 * by}h${-width - 2 * by}Z`;
  return (
    <svg className="coach-veil" width={view.width} height={view.height} aria-hidden="true">
      <defs>
        <mask id="coach-lit">
          <path d={box(board)} fill="#fff" />
          {lit.map(one => (
            <path key={box(one)} d={box(one, ROOM)} fill="#000" stroke="#000" strokeLinejoin="round" strokeWidth="6" />
          ))}
        </mask>
      </defs>
      <path d={box(board)} mask="url(#coach-lit)" />
    </svg>
  );
}
