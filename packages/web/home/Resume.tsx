import { Button, Icon, IconButton, Panel, SeatMark, say } from '@tianxia/look';
import { Link, useLocation } from 'wouter';
import { GameName } from '../lobby/GameName.tsx';
import { useMe } from '../me.ts';
import { markOf } from '../people/mark.ts';
import { forgetTable, keepTable, type OwnTable, useOwnTables } from '../tables.ts';
import { ago } from '../text/ago.ts';
import { nameIn } from '../text/named.ts';
import { useWords } from '../text/words.ts';

const addressOf = (table: OwnTable) => `/${table.where === 'here' ? 'play' : 't'}/${table.id}`;

function TableName({ table }: { table: OwnTable }) {
  return (
    <>
      <GameName game={table.game} />
      {table.standing && `, ${table.standing}`}
    </>
  );
}

/** Tables that were sat down at from another browser. */
function Elsewhere() {
  const { home, who } = useWords();
  const [, go] = useLocation();
  const me = useMe();
  if (!me || me.turns === 0) return null;
  return (
    <Panel as="article" className="hm-back">
      <SeatMark colour={markOf(me.id)} size={40} disc />
      <div>
        <p className="note">{home.goesOn}</p>
        <h2>{who.bell(me.turns)}</h2>
      </div>
      <Button kind="main" onPress={() => go('/tables')}>
        {home.resume}
      </Button>
    </Panel>
  );
}

/** The table you left last, and the others you left before. */
export function Resume() {
  const { home, called, time, forms } = useWords();
  const [, go] = useLocation();
  const open = useOwnTables().filter(table => !table.over);
  const [table, ...more] = open;
  if (!table) return <Elsewhere />;
  const you = table.seats.find(seat => seat.by === 'you');
  const others = table.seats.filter(seat => seat.by !== 'you');
  const named = others.map(
    (seat, i) =>
      nameIn(called, { ...seat, bot: seat.by === 'bot' }) ||
      (seat.by === 'link' ? called.friend : called.otherNameHint(i + 2)),
  );
  const putAway = () => {
    forgetTable(table.id);
    say(home.away, { name: home.bringBack, run: () => keepTable(table) });
  };
  const past = ago(table.changed, Date.now(), time);
  return (
    <Panel as="article" className="hm-back">
      <SeatMark colour={you?.colour ?? 'blue'} size={40} disc />
      <div>
        <p className="note">{home.goesOn}</p>
        <h2>
          <TableName table={table} />
        </h2>
        <p>
          {others.length > 0 ? home.with(forms.list(named)) : home.alone}{' '}
          {table.yourTurn ? (
            <>
              <b className="yt">{home.yourTurn}</b> {home.since(past)}
            </>
          ) : (
            home.last(past)
          )}
        </p>
      </div>
      {more.length > 0 && (
        <details className="others">
          <summary>
            {home.moreTables(more.length)}
            <Icon name="open" size={16} />
          </summary>
          <ul>
            {more.map(other => (
              <li key={other.id}>
                <Link href={addressOf(other)}>
                  <TableName table={other} />
                </Link>
                <span className="note">{ago(other.changed, Date.now(), time)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button kind="main" onPress={() => go(addressOf(table))}>
        {home.resume}
      </Button>
      <IconButton className="away" icon="close" quiet label={home.putAway} onPress={putAway} />
    </Panel>
  );
}
