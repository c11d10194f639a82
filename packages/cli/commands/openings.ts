import { mindIfFits } from '@tianxia/bots/mind';
import { loadWeights } from '@tianxia/catalog';
import { BadInput, type Command, DONE, say, sayJson } from '../command.ts';
import { columns } from '../help.ts';
import { type Kind, type Opening, tryOpenings } from '../openings.ts';
import { progress } from '../progress.ts';
import { askedTable, LARGEST_SEED, SEED_FLAG, TABLE_FLAGS } from '../table.ts';
import { interval } from '../tally.ts';

const MOST_DEALS = 100_000;

export const openings: Command = {
  usage:
    'openings --game ID --players N --deals K --seed S --at DECISION --by points|move,move:ARGUMENT… [--set option=value]… [--json]',
  about: 'tells how often each kind of first move wins',
  more: [
    'Bots (mind) play to the first such decision. There the best move of every kind, in the bot’s own order, is tried in turn: the game is',
    'played to its end by bots each time, from the same deal and with the same luck. liked: how often the bot’s own choice was of that kind.',
    'Kinds: --by points, what a move scores at once; else by move, or by an argument of it counted from 1: --by play.tuck,play.court:1.',
  ],
  words: [],
  flags: {
    ...TABLE_FLAGS,
    deals: { value: 'K', about: 'how many deals' },
    seed: SEED_FLAG,
    at: { value: 'DECISION', about: 'the decision that is the first move, as in "play"' },
    by: { value: 'KINDS', about: 'what makes moves of one kind' },
    json: { about: 'as JSON' },
  },
  async run(given) {
    const { game, table, k } = await askedTable(given);
    const mind = mindIfFits(game, await loadWeights(game.id));
    if (mind === undefined) throw new BadInput('nothing has been learned about this game: it has no mind (mind.bin)');
    const at = given.text('at');
    if (!(at in game.flow)) throw new BadInput(`${game.id} has no decision "${at}"`);
    const [deals, seed] = [given.whole('deals', 1, MOST_DEALS), given.whole('seed', 0, LARGEST_SEED)];
    const bar = progress(game.id);
    let kinds: readonly Kind[] = [];
    let done = 0;
    for (const found of tryOpenings(k, table, mind, { at, by: kindsIn(given.text('by')) }, seed, deals)) {
      kinds = [...found.values()];
      done++;
      bar.at(done / deals, `${done} of ${deals} deals`);
    }
    bar.end();
    const sorted = [...kinds].sort((a, b) => b.wins / b.games - a.wins / a.games);
    if (given.on('json')) sayJson({ game: game.id, players: table.seats, seed, deals, at, kinds: sorted });
    else for (const line of inWords(sorted)) say(line);
    return DONE;
  },
};
function kindsIn(text: string): Opening['by'] {
  if (text === 'points') return 'points';
  return new Map(
    text.split(',').map(one => {
      const [, move, argument] = /^([\w.]+)(?::([12]))?$/.exec(one) ?? [];
      if (move === undefined) throw new BadInput(`a kind is written play.tuck or play.court:1, not "${one}"`);
      return [move, argument === undefined ? undefined : Number(argument)];
    }),
  );
}
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const inWords = (kinds: readonly Kind[]): string[] =>
  columns(
    kinds.map(({ kind, games, wins, liked }) => {
      const [low, high] = interval(wins, games);
      return [
        `  ${kind}`,
        `${percent(wins / games)} of wins in ${games} games (95 %: ${percent(low)} to ${percent(high)})`,
        `liked best in ${liked}`,
      ];
    }),
  );
