import { existsSync } from 'node:fs';
import { BadInput, type Command, DONE, FAILED, say } from '../command.ts';
import { checkWritable } from '../files.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';
import { progress } from '../progress.ts';

export const backup: Command = {
  usage: 'backup FILE [--data DIR] [--force]',
  about: 'writes everything the server keeps into one file, while it goes on serving',
  more: [
    'The file is the same from SQLite and PostgreSQL (gzipped lines of JSON), so it also moves a site from one to the other.',
    'It holds keys of games in play and hashes of passwords: keep it as safe as the database.',
    'Where the file of the database is damaged, all that can be read is written, the tables that are hurt are named, and the exit code is 1.',
    ABOUT_PLACE,
  ],
  words: ['FILE'],
  flags: { data: DATA_FLAG, force: { about: 'write over a file that is there' } },
  run: given =>
    operating(given, async ({ openSnapshot, backup, hurtIn }, place) => {
      const file = given.word(0);
      if (existsSync(file) && !given.on('force'))
        throw new BadInput(`${file} is there already; --force writes over it`);
      checkWritable(file);
      const snapshot = await openSnapshot(place);
      try {
        const hurt = await hurtIn(snapshot);
        const bar = progress('writing:');
        const rows = await backup(snapshot, file, (done, table) => bar.at(undefined, `${done} rows, ${table}`), hurt);
        bar.end();
        say(`${file}: ${rows} rows`);
        if (hurt === undefined) return DONE;
        say(`the database is damaged (${hurt.why.replaceAll(/\s+/g, ' ')}); what could be read is in the backup`);
        if (hurt.tables.size > 0) say('without these tables:');
        for (const [table, why] of hurt.tables) say(`${table}: ${why}`);
        if (hurt.people.size > 0)
          say(`without the accounts of ${hurt.people.size} who sit at tables, in whose seats is "somebody" now:`);
        for (const person of hurt.people) say(person);
        return FAILED;
      } finally {
        await snapshot.close();
      }
    }),
};
