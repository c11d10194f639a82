import { Button } from '@tianxia/look';
import { type FormEvent, useState } from 'react';
import type { JoinedBody } from '../../server/protocol/index.ts';
import { beSomebody } from '../me.ts';
import { joinTable, Refused } from '../server.ts';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';

/** A guest says a name and takes the free seat, or watches. */
export function SitDown({ id, onSat, onWatch }: { id: string; onSat(joined: JoinedBody): void; onWatch(): void }) {
  const { play } = useWords();
  const { name: known } = useSettings();
  const [name, setName] = useState(known);
  const [problem, setProblem] = useState('');
  const sit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') {
      setProblem(play.join.noName);
      return;
    }
    change({ name: wanted });
    beSomebody(wanted)
      .then(() => joinTable(id, {}))
      .then(onSat, error => setProblem(error instanceof Refused ? error.message : play.join.silent));
  };
  return (
    <form className="room-link" onSubmit={sit}>
      <span className="field-box">
        <input
          aria-label={play.join.name}
          placeholder={play.join.name}
          autoComplete="nickname"
          maxLength={24}
          value={name}
          onChange={event => setName(event.target.value)}
          aria-invalid={problem !== ''}
          aria-describedby="sit-problem"
        />
      </span>
      <Button kind="main" icon="check" type="submit">
        {play.join.sit}
      </Button>
      <Button icon="eye" onPress={onWatch}>
        {play.join.watch}
      </Button>
      <span id="sit-problem" role="alert" className="note">
        {problem}
      </span>
    </form>
  );
}
