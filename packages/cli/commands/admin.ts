import { readFileSync } from 'node:fs';
import { type GameRecord, readRecord, ShapeError } from '@tianxia/kernel';
import { BadInput, type Command, DONE, type Given, say, sayJson } from '../command.ts';
import { checkWritable, readJson } from '../files.ts';
import { wholeNumber } from '../given.ts';
import { columns } from '../help.ts';
import { DATA_FLAG, type Operating, operating } from '../place.ts';
import { PACK_FLAG, writeRecord } from '../records.ts';
import { lists, shown } from './admin-lists.ts';

type Server = Operating;
interface Tools {
  server: Server;
  sql: Awaited<ReturnType<Server['openSql']>>;
  rules: ReturnType<Server['rulesByHand']>;
  admin: ReturnType<Server['admin']>;
  site: string;
}

/** With the database and the bus open: what is changed is told to the servers that run. */
const withAdmin = (given: Given, work: (tools: Tools) => Promise<void>, makes = false): Promise<number> =>
  operating(given, async (server, place) => {
    const sql = await (makes ? server.openSql(place) : server.openPresent(place));
    try {
      const bus = await server.openBus({ bus: place.bus, database: place.url });
      try {
        const rules = server.rulesByHand(place.memory);
        await work({ server, sql, rules, admin: server.admin(sql, bus, rules), site: place.site });
      } finally {
        await bus.close();
      }
    } finally {
      await sql.close();
    }
    return DONE;
  });
const flags = { data: DATA_FLAG };

/** From a file or a pipe: on the command line everybody on the machine could read it. */
function passwordFrom(given: Given): string | undefined {
  const file = given.maybe('password-file');
  if (file === undefined) return undefined;
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/\r?\n$/, '');
  } catch (problem) {
    throw new BadInput(`${file} cannot be read: ${(problem as NodeJS.ErrnoException).code}`);
  }
}

export const adminCommands: Readonly<Record<string, Command>> = {
  create: {
    usage: 'admin create NAME [--password-file FILE]',
    about: 'makes an administrator: a new account, or one that is there',
    more: ['An administrator removes lines of chat and changes seats of any table, in the browser.'],
    words: ['NAME'],
    flags: { 'password-file': { value: 'FILE', about: 'its first line; - reads it from the input' }, ...flags },
    run: given =>
      withAdmin(
        given,
        async ({ admin }) => {
          const password = passwordFrom(given);
          const how = await admin.create(given.word(0), password);
          const stays = how === 'promoted' && password !== undefined ? '; the password is as it was' : '';
          say(`${given.word(0)} is ${how === 'made' ? 'a new' : 'an'} administrator${stays}`);
        },
        true,
      ),
  },
  list: {
    usage: 'admin list tables|people|reports [--limit N] [--json]',
    about: 'the latest tables, people, or open reports',
    words: ['tables|people|reports'],
    flags: {
      limit: { value: 'N', about: '1 to 100000 (standard 50)' },
      json: { about: 'as JSON' },
      ...flags,
    },
    run: given =>
      withAdmin(given, async ({ sql }) => {
        const rows = await lists(sql, given.word(0), given.whole('limit', 1, 100_000, 50));
        if (given.on('json')) return sayJson(rows);
        if (rows.length === 0) return say(`no ${given.word(0)}`);
        const names = Object.keys(rows[0]!);
        for (const line of columns([names, ...rows.map(row => names.map(name => `${row[name] ?? ''}`))])) say(line);
      }),
  },
  show: {
    usage: 'admin show TABLE|PERSON',
    about: 'what is kept of a table or a person, without keys, hands and secrets',
    words: ['TABLE|PERSON'],
    flags,
    run: given => withAdmin(given, async ({ sql, admin }) => sayJson(await shown(sql, admin, given.word(0)))),
  },
  kick: {
    usage: 'admin kick TABLE SEAT',
    about: 'frees a seat before the start; during play a bot plays on',
    words: ['TABLE', 'SEAT'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        const seat = wholeNumber('SEAT', given.word(1), 0, 15);
        await admin.kick(given.word(0), seat);
        say(`seat ${seat} of ${given.word(0)} is left`);
      }),
  },
  ban: {
    usage: 'admin ban PERSON WHY',
    about: 'ends all sessions of a person and lets them in no more; they read why',
    words: ['PERSON', 'WHY'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        await admin.ban(given.word(0), given.word(1));
        say(`${given.word(0)} is banned`);
      }),
  },
  password: {
    usage: 'admin password NAME',
    about: 'ends password, second factor and sessions of an account, and prints a link for a new password',
    more: ['The link works once, within a day. Give it to nobody but the owner of the account.'],
    words: ['NAME'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin, site }) => {
        const page = await admin.password(given.word(0));
        say(`${site}${page}`);
      }),
  },
  unban: {
    usage: 'admin unban PERSON',
    about: 'lets them in again',
    words: ['PERSON'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        await admin.unban(given.word(0));
        say(`${given.word(0)} may come in again`);
      }),
  },
  rewind: {
    usage: 'admin rewind TABLE N',
    about: 'takes out every choice after the first N of the log; chance goes on where it was',
    words: ['TABLE', 'N'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        const to = wholeNumber('N', given.word(1), 0, 1_000_000);
        await admin.rewind(given.word(0), to);
        say(`${given.word(0)} is back at ${to}`);
      }),
  },
  lift: {
    usage: 'admin lift TABLE',
    about: 'a table in quarantine is played again, from where it stood',
    more: ['Should its rules fail twice more, it stands still once more.'],
    words: ['TABLE'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        await admin.lift(given.word(0));
        say(`${given.word(0)} is played again`);
      }),
  },
  export: {
    usage: 'admin export TABLE FILE',
    about: 'writes the record of a table, also of one in play: then its key must stay secret',
    words: ['TABLE', 'FILE'],
    flags,
    run: given =>
      withAdmin(given, async ({ server, sql, rules }) => {
        checkWritable(given.word(1));
        const record = await server.recordFrom(sql, rules, given.word(0));
        if (record === undefined) throw new BadInput(`there is no table ${given.word(0)}, or it has not begun`);
        writeRecord(given.word(1), record);
        say(`${given.word(1)}: ${record.choices.length} choices`);
      }),
  },
  import: {
    usage: 'admin import FILE [--content FILE]',
    about: 'makes a table of the record of a finished game, once it is proven fair',
    words: ['FILE'],
    flags: { content: PACK_FLAG, ...flags },
    run: given =>
      withAdmin(
        given,
        async ({ server, sql, rules }) => {
          const record = recordIn(given.word(0));
          const pack = given.maybe('content');
          const content =
            pack === undefined ? (await rules.library.game(record.game, record.rules)).content : readJson(pack);
          say(await server.takeRecord(sql, rules, record, content));
        },
        true,
      ),
  },
  'remove-line': {
    usage: 'admin remove-line LINE',
    about: 'a line of chat is shown no more',
    words: ['LINE'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        await admin.removeLine(given.word(0));
        say('removed');
      }),
  },
  settle: {
    usage: 'admin settle REPORT',
    about: 'a report has been dealt with',
    words: ['REPORT'],
    flags,
    run: given =>
      withAdmin(given, async ({ admin }) => {
        await admin.settle(given.word(0));
        say('settled');
      }),
  },
};
function recordIn(file: string): GameRecord {
  try {
    return readRecord(readJson(file));
  } catch (problem) {
    if (problem instanceof ShapeError) throw new BadInput(`${file}: ${problem.message}`);
    throw problem;
  }
}
