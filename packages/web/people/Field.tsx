import { type InputHTMLAttributes, useId } from 'react';

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id'> {
  label: string;
  hint?: string;
  value: string;
  onText: (text: string) => void;
}

/** A line to write in, with its name above and what it is for below. */
export function Field({ label, hint, onText, ...input }: FieldProps) {
  const id = useId();
  return (
    <p className="pp-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={event => onText(event.target.value)}
      />
      {hint !== undefined && (
        <small id={`${id}-hint`} className="note">
          {hint}
        </small>
      )}
    </p>
  );
}
