import { tipOn } from '@tianxia/board';
import { classes } from '@tianxia/look';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Why } from './draft.ts';
import { pressing } from './pressing.ts';

export type Look = 'can' | 'chosen' | 'cannot' | '';
interface PressProps {
  label: string; // spoken: what it is, and what a press does
  look?: Look;
  tip?: ReactNode; // more, on hover, focus and tap
  why?: Why | undefined; // why it cannot be chosen
  className?: string;
  children: ReactNode;
  onPress?: (() => void) | undefined;
  confirm?: () => void; // Enter once more on what is chosen
  acts?: boolean; // a press does something though nothing is lit
}
/** A thing of the table that can be pressed or at least asked about. */
export function Press({ label, look = '', tip, why, className, children, onPress, confirm, acts }: PressProps) {
  const chooses = acts || look === 'can' || look === 'chosen';
  const text = chooses && hasNoHover() ? undefined : tip;
  return (
    <button
      type="button"
      className={classes('ec-press', look, className)}
      aria-pressed={look === 'chosen' ? true : undefined}
      aria-disabled={look === 'cannot' ? true : undefined}
      onClick={pressing(() => onPress?.(), look === 'chosen', confirm)}
      {...tipOn(() => (text === undefined && why === undefined ? undefined : { text, why }))}
    >
      <span className="unseen">{why === undefined ? label : `${label}. ${why.text} (${why.rule})`}</span>
      <span className="ec-inside" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
/** A finger cannot point: where a tap chooses, a tip would only lie over what was chosen. */
const hasNoHover = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
/** Arrow keys walk through the buttons of a group. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const next = buttons[(at + step + buttons.length) % buttons.length];
  if (at < 0 || next === undefined) return;
  next.focus();
  event.preventDefault();
}
/** Things of one kind side by side. */
export function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend and lays itself out as a block
    <div role="group" aria-label={label} className={className} onKeyDown={walk}>
      {children}
    </div>
  );
}
