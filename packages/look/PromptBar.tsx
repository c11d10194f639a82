import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { GameMark } from './GameMark.tsx';
import { RuleBadge } from './RuleBadge.tsx';
import { SeatMark } from './SeatMark.tsx';
import './parts.css';
import './table.css';

export interface PromptBarProps {
  game: { title: string; original: string; note: string }; // the note: 'Bird side · turn 29'
  home?: { href: string; label: string; onPress?: (event: MouseEvent<HTMLElement>) => void }; // none where there is no room for the seal
  turn: { text: string; colour?: string; yours: boolean }; // 'Your turn', 'Ada thinks'
  title: string; // the decision in words
  hint: string;
  told?: ReactNode; // what happens just now, in place of the question
  refusal?: { text: string; rule: string; onOpen: (rule: string) => void; label: string };
  step?: { now: number; of: number; text: string }; // text: 'step 2 of 3'
  brief?: boolean; // screen readers hear the question and what happens, not the hint under it, nor what a choice would do
  outcome?: string; // said to screen readers alone: everybody else sees it beside the board; '' where nothing is proposed
  actions?: ReactNode; // undo, confirm; on a small table they are at the thumb
}

const SPOKEN = { role: 'status', 'aria-live': 'polite' } as const;

/** The only place that asks: whose turn, the decision in words, step n of m, undo, confirm. */
export function PromptBar({
  game,
  home,
  turn,
  title,
  hint,
  told,
  refusal,
  step,
  brief = false,
  outcome,
  actions,
}: PromptBarProps) {
  return (
    <header className={classes('panel', 'prompt', turn.yours && 'yours')}>
      <h1 className="unseen">{game.title}</h1>
      {home && <GameMark {...game} {...home} />}
      <span className={classes('turn', turn.yours && 'yours')}>
        {turn.colour && <SeatMark colour={turn.colour} size={18} />}
        {turn.text}
      </span>
      {!home && <span className="when">{game.note}</span>}
      <div className="ask" {...(!brief && SPOKEN)}>
        {told ? <span>{told}</span> : <b>{title}</b>}
        {told ? null : refusal ? (
          <span className="refusal">
            {refusal.text} <RuleBadge rule={refusal.rule} onOpen={refusal.onOpen} label={refusal.label} />
          </span>
        ) : (
          <span>{hint}</span>
        )}
      </div>
      {/* a place that stays: what comes with its own live region is not read by every screen reader */}
      {brief && (
        <div className="unseen" {...SPOKEN}>
          {told ?? (refusal ? `${title} ${refusal.text}` : title)}
        </div>
      )}
      {!brief && outcome !== undefined && (
        <div className="unseen" {...SPOKEN}>
          {outcome}
        </div>
      )}
      {step && (
        <span className="steps">
          {Array.from({ length: step.of }, (_, i) => i + 1).map(n => (
            <i key={n} className={n < step.now ? 'on' : n === step.now ? 'now' : ''} />
          ))}
          {step.text}
        </span>
      )}
      {actions && <div className="acts">{actions}</div>}
    </header>
  );
}
