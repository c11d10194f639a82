import { packHash } from '@tianxia/fair';
import type { Entry, GameRecord } from '@tianxia/kernel';
import { ApiError, BOT_NAMES, type BotName, terms } from '@tianxia/protocol';
import { newPersonId } from '../people/sessions.ts';
import { type Sql, statement } from '../sql/sql.ts';
import { newTableId } from '../tables/founding/ids.ts';
import { dealt, type Rules } from '../tables/game/dealing.ts';
import { type NewTable, type SeatPlan, type Sitter, tableStore } from '../tables/log/store.ts';

const botNamed = (name: string): BotName => BOT_NAMES.find(known => name.startsWith(known)) ?? 'random';

/** A finished game from its record, once it is proven fair. Its people are guests without a way in. Gives the table's id. */
export async function takeRecord(sql: Sql, rules: Rules, record: GameRecord, content: unknown): Promise<string> {
  const { key, result, players, table, pack } = record;
  if (result === undefined || key === undefined)
    throw new ApiError('notOver', 'only finished games are taken: games in play move with a backup');
  const game = await rules.library.game(record.game, record.rules);
  const json = JSON.stringify(content);
  if (packHash(content) !== pack) throw new ApiError('badContent', 'the record was played with another content pack');
  const live = await dealt(rules, `the record of ${pack}`, game, { table, pack, key, content: json });
  const verdict = await live.verify(record);
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
  await live.replay(entries, () => {});
  await store.append(row.id, 0, entries, {
    ...{ stage: 'over', changed: now, ended, turn: entries.length },
    result: live.result(),
  });
  live.end();
  return row.id;
}
