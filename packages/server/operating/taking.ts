import { verify } from '@tianxia/fair';
import { type Entry, type GameRecord, replay } from '@tianxia/kernel';
import { ApiError, BOT_NAMES, type BotName, terms } from '@tianxia/protocol';
import { newPersonId } from '../people/sessions.ts';
import { type Sql, statement } from '../sql/sql.ts';
import { newTableId } from '../tables/ids.ts';
import type { Library } from '../tables/library.ts';
import { type NewTable, type SeatPlan, type Sitter, tableStore } from '../tables/store.ts';

const botNamed = (name: string): BotName => BOT_NAMES.find(known => name.startsWith(known)) ?? 'random';

/** A finished game from its record, once it is proven fair. Its people are guests without a way in. Gives the table's id. */
export async function takeRecord(sql: Sql, library: Library, record: GameRecord, content: unknown): Promise<string> {
  const { key, result, players, table, pack } = record;
  if (result === undefined || key === undefined)
    throw new ApiError('notOver', 'only finished games are taken: games in play move with a backup');
  const game = await library.game(record.game, record.rules);
  const json = JSON.stringify(content);
  const k = library.kernel(game, table, pack, json);
  const verdict = verify(k, record);
  if (!verdict.fair) throw new ApiError('badContent', `the record is not proven fair: ${verdict.problem}`);
  const [known] = await sql.read<{ id: string }>('SELECT id FROM tables WHERE key = ?', key);
  if (known !== undefined) throw new ApiError('badRequest', `this game is here already: ${known.id}`);
  const now = Date.now();
  const created = Date.parse(record.started) || now;
  const seats = players.map(
    ({ name, colour, bot }): SeatPlan =>
      bot === undefined ? { by: 'open', colour } : { by: 'bot', colour, name, bot: botNamed(bot) },
  );
  const sitters = players.flatMap(({ name, colour, bot }, seat): Sitter[] =>
    bot === undefined ? [{ seat, person: newPersonId(), name, colour, since: created }] : [],
  );
  const row: NewTable = {
    ...{ id: newTableId(game.id), game: game.id, rules: game.rules, pack, options: table.options, key, created, seats },
    ...{ stage: 'guests', visibility: 'link', terms: { ...terms.parse({}), rated: false } },
  };
  await sql.write(
    ...sitters.map(({ person, name }) =>
      statement(
        "INSERT INTO people (id, name, role, created, seen, settings) VALUES (?, ?, 'guest', ?, ?, '{}')",
        person,
        name,
        now,
        now,
      ),
    ),
  );
  const store = tableStore(sql);
  await store.create(row, { hash: pack, json }, sitters);
  const entries = record.choices.map(
    ([seat, words, at, forced]): Entry => ({
      ...{ seat, words, at },
      ...(forced === undefined ? {} : { forced: true }),
    }),
  );
  const ended = created + (entries.at(-1)?.at ?? 0);
  await store.append(row.id, 0, entries, {
    ...{ stage: 'over', changed: now, ended, turn: entries.length },
    result: k.result(replay(k, record).state),
  });
  return row.id;
}
