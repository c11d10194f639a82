import { Button, Panel, say } from '@tianxia/look';
import type { PasskeyLine } from '@tianxia/protocol';
import { useState } from 'react';
import { whoAmI } from '../me.ts';
import { ask } from '../server.ts';
import { ago } from '../text/ago.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { addPasskey, hasPasskeys, isPutAway } from './passkey.ts';
import { isNotShown, proven } from './proving.ts';
import { useOwn } from './useOwn.ts';
import { useTry } from './useTry.ts';

/** The devices and keys that sign one in. */
export function PasskeysPart() {
  const { time } = useWords();
  const { people } = usePageWords();
  const words = people.page;
  const [found, reload] = useOwn('GET /api/passkeys');
  const trying = useTry();
  const add = () =>
    void trying.run(
      async () => {
        await addPasskey(navigator.platform || 'Passkey');
        await reload();
        say(people.saved);
      },
      problem => (isNotShown(problem) ? people.proof.notShown : isPutAway(problem) ? people.new.notDone : undefined),
    );
  const remove = ({ id }: PasskeyLine) =>
    void trying.run(
      async () => {
        await proven(() => ask('DELETE /api/passkeys/:id', { params: { id } }));
        await Promise.all([reload(), whoAmI(true)]);
        say(words.removed);
      },
      problem => (isNotShown(problem) ? people.proof.notShown : undefined),
    );
  return (
    <Panel className="pp-part">
      <h2>{words.passkeys}</h2>
      <p className="note">{words.passkeysNote}</p>
      {found && (
        <ul className="pp-lines">
          {found.passkeys.length === 0 && <li className="note">{words.noPasskeys}</li>}
          {found.passkeys.map(line => (
            <li key={line.id}>
              <PasskeyName line={line} onRenamed={reload} />
              <small>{words.used(ago(Date.parse(line.used), Date.now(), time))}</small>
              <button type="button" className="btn" aria-label={words.removeIt(line.name)} onClick={() => remove(line)}>
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="pp-problem" role="alert">
        {trying.problem}
      </p>
      {hasPasskeys() ? (
        <Button icon="plus" onPress={add}>
          {words.addPasskey}
        </Button>
      ) : (
        <p className="note">{words.unsupported}</p>
      )}
    </Panel>
  );
}
function PasskeyName({ line, onRenamed }: { line: PasskeyLine; onRenamed: () => Promise<void> }) {
  const { who } = useWords();
  const { people } = usePageWords();
  const [name, setName] = useState(line.name);
  const keep = () => {
    const next = name.trim();
    if (next === '' || next === line.name) return setName(line.name);
    ask('PATCH /api/passkeys/:id', { params: { id: line.id }, body: { name: next } }).then(
      () => onRenamed().then(() => say(people.saved)),
      () => say(who.silent),
    );
  };
  return (
    <input
      className="pp-rename"
      aria-label={people.page.passkeyName}
      value={name}
      maxLength={60}
      onChange={event => setName(event.target.value)}
      onBlur={keep}
      onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}
