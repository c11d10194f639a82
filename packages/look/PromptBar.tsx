import type { MouseEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import { RuleBadge } from './RuleBadge.tsx';
import { SealLogo } from './SealLogo.tsx';
import { SeatMark } from './SeatMark.tsx';
import './parts.css';
import './table.css';

export interface PromptBarProps {
  game: { title: string; original: string; note: string }; // the note: 'Bird side · turn 29'
  home: { href: string; label: string; onPress?: (event: MouseEvent<HTMLElement>) => void };
  turn: { text: string; colour?: string; yours: boolean }; // 'Your turn', 'Ada thinks'
  title: string; // the decision in words
  hint: string;
  refusal?: { text: string; rule: string; onOpen: (rule: string) => void; label: string };
  step?: { now: number; of: number; text: string }; // text: 'step 2 of 3'
  actions: ReactNode; // undo, confirm
}

/** The only place that asks: whose turn, the decision in words, step n of m, undo, confirm. */
export function PromptBar({ game, home, turn, title, hint, refusal, step, actions }: PromptBarProps) {
  return (
    <header className={classes('panel', 'prompt', turn.yours && 'yours')}>
      <h1 className="unseen">{game.title}</h1>
      <a className="home" href={home.href} onClick={home.onPress}>
        <SealLogo height={44} />
        <span className="unseen">{home.label}</span>
        <span>
          <b>
            {game.title}{' '}
            <span className="han" lang="zh">
              {game.original}
            </span>
          </b>
          <span className="note">{game.note}</span>
        </span>
      </a>
      <span className={classes('turn', turn.yours && 'yours')}>
        {turn.colour && <SeatMark colour={turn.colour} size={18} />}
        {turn.text}
      </span>
      <div className="ask" role="status" aria-live="polite">
        <b>{title}</b>
        {refusal ? (
          <span className="refusal">
            {refusal.text} <RuleBadge rule={refusal.rule} onOpen={refusal.onOpen} label={refusal.label} />
          </span>
        ) : (
          <span>{hint}</span>
        )}
      </div>
      {step && (
        <span className="steps">
          {Array.from({ length: step.of }, (_, i) => i + 1).map(n => (
            <i key={n} className={n < step.now ? 'on' : n === step.now ? 'now' : ''} />
          ))}
          {step.text}
        </span>
      )}
      <div className="acts">{actions}</div>
    </header>
  );
}
