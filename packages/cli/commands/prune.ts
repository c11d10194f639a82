import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Command, DONE, say, warn } from '../command.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';
import { progress } from '../progress.ts';
import { writeRecord } from '../records.ts';

const DAY = 86_400_000;
const MOST_DAYS = 36_500;

export const prune: Command = {
  usage: 'prune [--finished DAYS] [--unfinished DAYS] --archive DIR [--dry-run] [--data DIR]',
  about: 'removes old tables from the database, after writing their records into a folder',
  more: [
    'Chat, notes and results of these tables go with them; ratings stay. Sessions that have ended go, too.',
    ABOUT_PLACE,
  ],
  words: [],
  flags: {
    finished: { value: 'DAYS', about: 'games that ended so many days ago' },
    unfinished: { value: 'DAYS', about: 'games and open tables at which nothing happened for so many days' },
    archive: { value: 'DIR', about: 'where their records go, one file each; made if it is not there' },
    'dry-run': { about: 'says which, and removes nothing' },
    data: DATA_FLAG,
  },
  run: given =>
    operating(given, async (server, place) => {
      const before = (flag: string) =>
        given.maybe(flag) === undefined ? undefined : Date.now() - given.whole(flag, 0, MOST_DAYS) * DAY;
      const retention = { finished: before('finished'), unfinished: before('unfinished') };
      if (retention.finished === undefined && retention.unfinished === undefined)
        throw new BadInput('prune needs --finished DAYS or --unfinished DAYS');
      const isDry = given.on('dry-run');
      const archive = isDry ? '' : given.text('archive');
      const sql = await server.openPresent(place);
      try {
        const old = await server.prunable(sql, retention);
        if (isDry) {
          for (const { id, stage } of old) say(`${id} ${stage === 'over' ? 'finished' : 'unfinished'}`);
          say(`${old.length} tables would go`);
          return DONE;
        }
        mkdirSync(archive, { recursive: true, mode: 0o700 });
        const rules = server.rulesByHand(place.memory);
        const bar = progress('pruning:');
        let gone = 0;
        for (const [i, { id, changed }] of old.entries()) {
          try {
            const record = await server.recordFrom(sql, rules, id);
            if (record !== undefined) writeRecord(join(archive, `${id}.json`), record);
            if (await server.removeTable(sql, { id, changed })) gone++;
          } catch (problem) {
            warn(`tianxia: ${id} stays: ${(problem as Error).message}`);
          }
          bar.at((i + 1) / old.length, id);
        }
        await server.removeEnded(sql, Date.now());
        bar.end();
        say(`${gone} tables removed; their records are in ${archive}`);
        return DONE;
      } finally {
        await sql.close();
      }
    }),
};
