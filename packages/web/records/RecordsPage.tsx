import { Button, Panel, Segmented } from '@tianxia/look';
import { type FormEvent, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { playable, titleOf } from '../games.ts';
import { useMe } from '../me.ts';
import { Header } from '../parts/Header.tsx';
import { useTitle } from '../parts/title.ts';
import { written } from '../server.ts';
import { useOwnTables } from '../tables.ts';
import { usePageWords, useWords } from '../text/words.ts';
import { type Asked, askedFrom, queryOf, type ResultAsked } from './asked.ts';
import { OwnGames } from './OwnGames.tsx';
import { RecordList } from './RecordList.tsx';
import { useRecords } from './useRecords.ts';
import './records.css';

/** Finished games of everybody, by game, person and result. */
export default function RecordsPage() {
  const { site, table } = useWords();
  const { records: words } = usePageWords();
  const [, go] = useLocation();
  const me = useMe();
  const asked = askedFrom(useSearch());
  const { lines, more, silent, loading, loadMore, reload } = useRecords(asked);
  const show = (some: Partial<Asked>) => go(`/records${written(queryOf({ ...asked, ...some }))}`, { replace: true });
  const isMine = me != null && (asked.person === me.name || asked.person === me.id);
  const filtered = asked.game !== '' || asked.person !== '';
  const hasOwn = useOwnTables().some(
    ({ over, where, game }) =>
      over && where === 'here' && asked.person === '' && (asked.game === '' || asked.game === game),
  );
  useTitle(`${words.title} · Tianxia`);
  return (
    <>
      <Header wide />
      <main className="rc" id="content" tabIndex={-1}>
        <div className="rc-head">
          <h1>{words.title}</h1>
          <span className="note">{words.note}</span>
          <Link className="btn" href="/replay">
            {words.openFile}
          </Link>
        </div>
        <Panel className="rc-list">
          <div className="rc-filters">
            <label className="rc-field">
              {words.game}
              <select value={asked.game} onChange={event => show({ game: event.target.value })}>
                <option value="">{words.all}</option>
                {playable.map(({ id }) => (
                  <option key={id} value={id}>
                    {titleOf(id)}
                  </option>
                ))}
              </select>
            </label>
            <PersonField key={asked.person} person={asked.person} onPerson={person => show({ person })} />
            {asked.person !== '' && (
              <Segmented<ResultAsked>
                label={words.result}
                chosen={asked.result}
                onChoose={result => show({ result })}
                choices={(['any', 'won', 'lost'] as const).map(id => ({ id, name: words.results[id] }))}
              />
            )}
            {me && (
              <Button
                pressed={isMine}
                onPress={() => show({ person: isMine ? '' : me.account ? me.name : me.id, result: 'any' })}
              >
                {words.mine}
              </Button>
            )}
          </div>
          <p className="unseen" role="status">
            {!loading && words.found(lines.length)}
          </p>
          {silent && (
            <div className="rc-empty">
              <p>{table.noServerTitle}.</p>
              <Button onPress={reload}>{table.tryAgain}</Button>
            </div>
          )}
          {asked.person === '' && <OwnGames here game={asked.game} />}
          {!silent && !loading && !more && lines.length === 0 && !hasOwn && (
            <div className="rc-empty">
              {filtered ? (
                <p>{words.nothing}</p>
              ) : (
                <>
                  <h2>{words.emptyTitle}</h2>
                  <p>{words.empty}</p>
                </>
              )}
              <Link className="btn" href="/tables">
                {site.tables}
              </Link>
            </div>
          )}
          {hasOwn && lines.length > 0 && <h2 className="rc-part">{words.ofThisSite}</h2>}
          <RecordList lines={lines} />
          {more && (
            <Button className="rc-more" onPress={loadMore}>
              {words.older}
            </Button>
          )}
        </Panel>
      </main>
    </>
  );
}

function PersonField({ person, onPerson }: { person: string; onPerson: (person: string) => void }) {
  const { records: words } = usePageWords();
  const [name, setName] = useState(person);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPerson(name.trim());
  };
  return (
    <form className="rc-person" onSubmit={submit}>
      <label className="rc-field">
        {words.person}
        <input
          type="search"
          value={name}
          placeholder={words.personHint}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          onChange={event => {
            setName(event.target.value);
            if (event.target.value === '') onPerson('');
          }}
        />
      </label>
      <Button type="submit" icon="search">
        {words.show}
      </Button>
    </form>
  );
}
