import type { Analysis } from '@tianxia/bots/analysis';
import type { Seat } from '@tianxia/kernel';
import { Button, IconButton } from '@tianxia/look';
import { usePageWords } from '../text/words.ts';
import { decisionsAround, errorsAround } from './steps.ts';

export interface StepsProps {
  analysis: Analysis;
  judgedBy: 'knew' | 'truth';
  seat: Seat;
  at: number;
  of: number;
  where: string; // the moment in words
  onGo(choice: number): void;
}
/** From moment to moment: a slider, the decisions around this one, the mistakes around it. */
export function Steps({ analysis, judgedBy, seat, at, of, where, onGo }: StepsProps) {
  const { analysis: words } = usePageWords();
  const near = decisionsAround(analysis, at);
  const errors = errorsAround(analysis, judgedBy, seat, at);
  const to = (choice: number | undefined) => () => choice !== undefined && onGo(choice);
  return (
    <div className="an-steps">
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={words.slider}
        aria-valuetext={where}
        onChange={event => onGo(Number(event.target.value))}
      />
      <div className="an-steps-row">
        <IconButton icon="prev" label={words.prev} onPress={to(near.prev)} />
        <IconButton icon="next" label={words.next} onPress={to(near.next)} />
        <output>{where}</output>
        <Button icon="left" onPress={to(errors.prev)}>
          {words.prevError}
        </Button>
        <Button icon="warn" onPress={to(errors.next)}>
          {words.nextError}
        </Button>
        <span className="note an-keys">{words.keys}</span>
      </div>
    </div>
  );
}
