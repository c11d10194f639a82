import { Button, Panel, say } from '@tianxia/look';
import type { NewTokenBody, Scope } from '@tianxia/protocol';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { ask } from '../server.ts';
import { ago } from '../text/ago.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { Field } from './Field.tsx';
import { useOwn } from './useOwn.ts';
import { useTry } from './useTry.ts';

const SCOPES: readonly Scope[] = ['read', 'play', 'host', 'chat'];

/** Keys for programs of one's own. */
export function TokensPart() {
  const { time } = useWords();
  const { people } = usePageWords();
  const words = people.page;
  const [found, reload] = useOwn('GET /api/tokens');
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['read', 'play']);
  const [made, setMade] = useState<NewTokenBody>();
  const trying = useTry();
  const make = (event: FormEvent) => {
    event.preventDefault();
    void trying.run(async () => {
      setMade(await ask('POST /api/tokens', { body: { name: name.trim(), scopes: [...scopes] } }));
      setName('');
      await reload();
    });
  };
  const remove = (id: string) =>
    void trying.run(async () => {
      await ask('DELETE /api/tokens/:id', { params: { id } });
      if (made?.id === id) setMade(undefined);
      await reload();
      say(words.removed);
    });
  const copy = (text: string) => navigator.clipboard.writeText(text).then(() => say(words.copied));
  return (
    <Panel className="pp-part">
      <h2>{words.tokens}</h2>
      <p className="note">
        {words.tokensNote} <Link href="/docs/api">{words.tokensHow}</Link>
      </p>
      {made && (
        <div className="pp-token" role="status">
          <p>{words.tokenOnce}</p>
          <span className="field-box">
            <input readOnly aria-label={made.name} value={made.token} onFocus={event => event.target.select()} />
          </span>
          <Button icon="copy" onPress={() => void copy(made.token)}>
            {words.copy}
          </Button>
        </div>
      )}
      <ul className="pp-lines">
        {found?.tokens.map(line => (
          <li key={line.id}>
            <b>{line.name}</b>
            <small>
              {line.scopes.map(scope => words.scopes[scope]).join(', ')} ·{' '}
              {line.used === undefined ? words.neverUsed : words.used(ago(Date.parse(line.used), Date.now(), time))}
            </small>
            <button
              type="button"
              className="btn"
              aria-label={words.removeIt(line.name)}
              onClick={() => remove(line.id)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <form onSubmit={make}>
        <Field label={words.tokenName} required maxLength={60} autoComplete="off" value={name} onText={setName} />
        <fieldset className="pp-scopes">
          <legend>{words.scopesLabel}</legend>
          {SCOPES.map(scope => (
            <label key={scope}>
              <input
                type="checkbox"
                checked={scopes.includes(scope)}
                onChange={event =>
                  setScopes(event.target.checked ? [...scopes, scope] : scopes.filter(other => other !== scope))
                }
              />
              {words.scopes[scope]}
            </label>
          ))}
        </fieldset>
        <p className="pp-problem" role="alert">
          {trying.problem}
        </p>
        <Button type="submit">{words.makeToken}</Button>
      </form>
    </Panel>
  );
}
