import { Icon } from './Icon.tsx';
import './choice.css';

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  show?: (value: number) => string; // '25 min'
  less: string; // spoken names of the two buttons
  more: string;
  amount?: string; // what it is called where a coach points at it
  onChange: (value: number) => void;
}

/** A number with a button on either side. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, step = 1, show = String, less, more, amount, onChange } = props;
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend here
    <span className="stepper" role="group" aria-label={label} data-amount={amount} data-value={amount && value}>
      <button type="button" aria-label={less} disabled={value <= min} onClick={() => to(value - step)}>
        <Icon name="minus" size={18} />
      </button>
      <output aria-live="polite">{show(value)}</output>
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => to(value + step)}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  );
}
