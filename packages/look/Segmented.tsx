import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import './choice.css';

export interface SegmentedProps<T extends string> {
  label: string; // spoken name of the whole
  choices: readonly { id: T; name: ReactNode; spoken?: string }[];
  chosen: T;
  onChoose: (id: T) => void;
  wide?: boolean; // fills its row
  className?: string;
}

/** A few short choices side by side, one of them taken. Native radios: arrow keys come for free. */
export function Segmented<T extends string>({ label, choices, chosen, onChoose, wide, className }: SegmentedProps<T>) {
  const group = useId();
  return (
    <fieldset className={classes('seg', wide && 'wide', className)}>
      <legend className="unseen">{label}</legend>
      {choices.map(choice => (
        <label key={choice.id} data-tip={choice.spoken}>
          <input
            type="radio"
            name={group}
            checked={choice.id === chosen}
            aria-label={choice.spoken}
            onChange={() => onChoose(choice.id)}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
