import { type Command, DONE, say } from '../command.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';
import { progress } from '../progress.ts';

export const restore: Command = {
  usage: 'restore FILE [--data DIR]',
  about: 'brings a backup into an empty database, and nowhere else',
  more: ['All of it or nothing. A backup of an older version is brought to the version of this program.', ABOUT_PLACE],
  words: ['FILE'],
  flags: { data: DATA_FLAG },
  run: given =>
    operating(given, async ({ restore }, place) => {
      const bar = progress('restoring:');
      const rows = await restore(given.word(0), place, (done, table) => bar.at(undefined, `${done} rows, ${table}`));
      bar.end();
      say(`${rows} rows restored`);
      return DONE;
    }),
};
