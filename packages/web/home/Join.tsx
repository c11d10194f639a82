import { Button, Icon, Panel } from '@tianxia/look';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../text/words.ts';
import { addressOf } from './join.ts';

/** A friend sent a link or a code. */
export function Join() {
  const { home } = useWords();
  const [, go] = useLocation();
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const join = (event: FormEvent) => {
    event.preventDefault();
    const address = addressOf(field.current?.value ?? '');
    if (address) return go(address);
    setWrong(true);
    field.current?.focus();
  };
  return (
    <Panel as="article" className="join">
      <div>
        <h2>{home.haveLink}</h2>
        <p className={wrong ? 'note wrong' : 'note'} id={hint} role="status">
          {wrong ? home.codeMissing : home.seenAtOnce}
        </p>
      </div>
      <form onSubmit={join}>
        <span className="field-box">
          <Icon name="link" />
          <input
            ref={field}
            aria-label={home.code}
            aria-describedby={hint}
            aria-invalid={wrong}
            placeholder={home.codeExample}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={() => setWrong(false)}
          />
        </span>
        <Button type="submit">{home.join}</Button>
      </form>
    </Panel>
  );
}
