import { type Command, DONE, FAILED, say } from '../command.ts';
import { ABOUT_PLACE, DATA_FLAG, operating } from '../place.ts';
import { progress } from '../progress.ts';

export const validate: Command = {
  usage: 'validate [--data DIR]',
  about: 'replays every stored game on this program and says where the first difference of each is',
  more: [
    'For an upgrade: run it with the new program on the database of the old one, which may go on serving; nothing is written.',
    'Exit code 1 when a game is different.',
    ABOUT_PLACE,
  ],
  words: [],
  flags: { data: DATA_FLAG },
  run: given =>
    operating(given, async ({ openSnapshot, rulesByHand, validate }, place) => {
      const snapshot = await openSnapshot(place);
      const bar = progress('replaying:');
      let games = 0;
      let different = 0;
      const tick = (done: number, all: number) => {
        games = done;
        bar.at(done / all, `${done} of ${all}`);
      };
      try {
        for await (const { table, game, why } of validate(snapshot, rulesByHand(place.memory), tick)) {
          different++;
          bar.end();
          say(`${table} (${game}): ${why}`);
        }
      } finally {
        await snapshot.close();
      }
      bar.end();
      say(different === 0 ? `${games} games replay as they were played` : `${different} of ${games} games differ`);
      return different === 0 ? DONE : FAILED;
    }),
};
