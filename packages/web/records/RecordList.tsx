import { classes, Emblem, Icon } from '@tianxia/look';
import type { RecordLine } from '@tianxia/protocol';
import { Link } from 'wouter';
import { aboutOf } from '../games.ts';
import { GameName, gameTitle } from '../lobby/GameName.tsx';
import { useOptionWords } from '../parts/optionWords.ts';
import { usePageWords, useWords } from '../text/words.ts';
import './records.css';
import { nameIn } from '../text/named.ts';

/** Finished games, one a row: who won, by how much, and the way to its replay. */
export function RecordList({ lines }: { lines: readonly RecordLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="rc-lines">
      {lines.map(line => (
        <RecordRow key={line.id} line={line} />
      ))}
    </ul>
  );
}
function RecordRow({ line }: { line: RecordLine }) {
  const { over, forms } = useWords();
  const { records: words } = usePageWords();
  const { game, players, url } = line;
  const options = useOptionWords(game, line.options);
  const names = forms.list(players.map(({ name }) => name));
  return (
    <li>
      <Emblem game={game} original={aboutOf(game)?.original ?? ''} size={40} />
      <div className="rc-game">
        <Link href={url} className="serif">
          <GameName game={game} />
          <span className="unseen">{words.resultPage(names)}</span>
        </Link>
        <small>
          <time dateTime={line.ended}>{forms.date(line.ended)}</time>
          {options && ` · ${options}`}
          {!line.rated && ` · ${words.unrated}`}
        </small>
      </div>
      <ol className="rc-players">
        {[...players]
          .sort((a, b) => a.place - b.place)
          .map((player, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <li key={i} className={classes(player.place === 1 && 'rc-won')}>
              <span className="unseen">{words.place(player.place)}: </span>
              <span className="rc-place" aria-hidden="true">
                {player.place}
              </span>
              <Who player={player} />
              <b>{words.points(player.total)}</b>
              {player.how && <small>{words.how[player.how]}</small>}
              {player.change !== undefined && (
                <small className={player.change < 0 ? 'minusn' : 'plusn'}>
                  {over.change(Math.round(player.change))}
                  {player.provisional && <Provisional />}
                </small>
              )}
            </li>
          ))}
      </ol>
      <Link className="btn rc-replay" href={`${url}?at=0`} aria-label={words.replayOf(gameTitle(game), names)}>
        <Icon name="replay" />
        {words.replay}
      </Link>
    </li>
  );
}
/** The rating was still a guess then. */
function Provisional() {
  const { lobby } = usePageWords();
  return (
    <span data-tip={lobby.provisionalHint}>
      <span aria-hidden="true">?</span>
      <span className="unseen"> {lobby.provisional}</span>
    </span>
  );
}
function Who({ player }: { player: RecordLine['players'][number] }) {
  const { called } = useWords();
  if (player.bot)
    return (
      <span>
        {nameIn(called, player)} <small>{called.botNote(called.bots[player.bot])}</small>
      </span>
    );
  if (player.person === undefined) return <span>{nameIn(called, player) || called.somebody}</span>;
  return <Link href={`/people/${encodeURIComponent(player.person)}`}>{nameIn(called, player)}</Link>;
}
