import { type InputHTMLAttributes, useId } from 'react';
import { usePageWords } from '../text/words.ts';

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

type Written = Pick<FieldProps, 'value' | 'onText'>;
/** For a password to be: what it must be like is said once. */
export function NewPassword({ label, ...written }: Written & { label: string }) {
  const { people } = usePageWords();
  return (
    <Field
      label={label}
      hint={people.new.passwordHint}
      type="password"
      autoComplete="new-password"
      required
      minLength={10}
      maxLength={200}
      {...written}
    />
  );
}
/** For a code of a second factor, from an app or from the list of recovery codes. */
export function CodeField(written: Written & Pick<FieldProps, 'autoFocus'>) {
  const { people } = usePageWords();
  return (
    <Field
      label={people.second.code}
      hint={people.second.codeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={40}
      {...written}
    />
  );
}
export function MailAddress(written: Written) {
  const { people } = usePageWords();
  const { email, emailHint } = people.new;
  return <Field label={email} hint={emailHint} type="email" autoComplete="email" maxLength={200} {...written} />;
}
