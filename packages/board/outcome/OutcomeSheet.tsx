import { classes, Icon } from '@tianxia/look';
import { type ReactNode, useId } from 'react';
import './outcome.css';

/** One thing that a choice would do. */
export interface OutcomeLine {
  sign?: ReactNode; // an arrow where there is none of its own
  text: ReactNode;
  dim?: boolean; // what is not known yet
}
interface SheetProps {
  title: string;
  className: string; // of the game
  above?: ReactNode;
  lines: readonly OutcomeLine[];
  sums?: ReactNode; // the numbers that matter, before and after
  children?: ReactNode; // below
}
/** What the proposed choice would do, line by line in the order of the rules; the sums last. */
export function OutcomeSheet({ title, className, above, lines, sums, children }: SheetProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls when a line does much
    <section className={classes('outcome', className)} aria-labelledby={id} tabIndex={0}>
      <h2 id={id}>{title}</h2>
      {above}
      <ol>
        {lines.map(({ sign, text, dim }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice, and lines never change places
          <li key={i} className={dim ? 'dim' : undefined}>
            {sign ?? <Icon name="next" />}
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {sums && <p className="sum">{sums}</p>}
      {children}
    </section>
  );
}
/** A number before and after: '3 → 5', better or worse. `said`: what stands for the number after. */
export function Becomes({ from, to, said, worse = to < from }: BecomesProps) {
  return (
    <>
      {from} → <b className={worse ? 'minusn' : 'plusn'}>{said ?? to}</b>
    </>
  );
}
interface BecomesProps {
  from: number;
  to: number;
  said?: string;
  worse?: boolean; // fewer, unless fewer are better
}
