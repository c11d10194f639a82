import { type Command, DONE, say } from '../command.ts';
import { checkWritable } from '../files.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';
import { progress } from '../progress.ts';

export const backup: Command = {
  usage: 'backup FILE [--data DIR]',
  about: 'writes everything the server keeps into one file, while it goes on serving',
  more: [
    'The file is the same from SQLite and PostgreSQL (gzipped lines of JSON), so it also moves a site from one to the other.',
    'It holds keys of games in play and hashes of passwords: keep it as safe as the database.',
    ABOUT_PLACE,
  ],
  words: ['FILE'],
  flags: { data: DATA_FLAG },
  run: given =>
    operating(given, async ({ openSnapshot, backup }, place) => {
      const file = given.word(0);
      checkWritable(file);
      const snapshot = await openSnapshot(place);
      const bar = progress('writing:');
      const rows = await backup(snapshot, file, (done, table) => bar.at(undefined, `${done} rows, ${table}`)).finally(
        () => snapshot.close(),
      );
      bar.end();
      say(`${file}: ${rows} rows`);
      return DONE;
    }),
};
