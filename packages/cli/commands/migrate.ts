import { type Command, DONE, say } from '../command.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';

export const migrate: Command = {
  usage: 'migrate [--dry-run] [--data DIR]',
  about: 'brings the database to the version of this program; the server does the same when it starts',
  more: ['Forward only. A database of a newer program is refused.', ABOUT_PLACE],
  words: [],
  flags: { 'dry-run': { about: 'does it, says whether it worked, and takes it back' }, data: DATA_FLAG },
  run: given =>
    operating(given, async ({ rehearseMigration, openSql }, place) => {
      const { from, to } = await rehearseMigration(place);
      if (from === to) say(`the database has version ${to}; there is nothing to do`);
      else if (given.on('dry-run')) say(`from version ${from} to ${to}: it works, and nothing was changed`);
      else {
        await (await openSql(place)).close();
        say(`from version ${from} to ${to}: done`);
      }
      return DONE;
    }),
};
