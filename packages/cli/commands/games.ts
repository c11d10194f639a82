import { catalog } from '@tianxia/catalog';
import { type Command, DONE, say, sayJson } from '../command.ts';
import { columns } from '../help.ts';
import { gameNamed } from '../table.ts';

export const games: Command = {
  usage: 'games [--json]',
  about: 'the games: id, title, players, options with their values (the standard one first)',
  words: [],
  flags: { json: { about: 'as JSON' } },
  async run(given) {
    const all = await Promise.all(
      catalog.map(async ({ id, title, original, designers, year, reconstructed }) => {
        const { seats, options, rules } = await gameNamed(id);
        const [min, max] = seats;
        return { id, title, original, designers, year, rules, players: { min, max }, options, reconstructed };
      }),
    );
    if (given.on('json'))
      sayJson(
        all.map(({ reconstructed, options, ...game }) => ({
          ...game,
          options: Object.fromEntries(
            Object.entries(options).map(([option, values]) => [option, { values, default: values[0] }]),
          ),
          reconstructed: reconstructed.en,
        })),
      );
    else
      for (const { id, title, original, designers, year, players, options } of all) {
        say(`${id}: ${title} ${original}, ${designers}, ${year}; ${numbers(players)} players`);
        for (const line of columns(
          Object.entries(options).map(([option, [standard, ...others]]) => [
            `  ${option}`,
            [`${standard} (standard)`, ...others].join(', '),
          ]),
        ))
          say(line);
      }
    return DONE;
  },
};
const numbers = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min} to ${max}`);
