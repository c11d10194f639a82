import { catalog } from '@tianxia/catalog';
import { packHash } from '@tianxia/fair';
import { ShapeError, tableFor } from '@tianxia/kernel';
import { lawsAlong } from '@tianxia/kernel/laws';
import { BadInput, type Command, DONE, FAILED, say, sayJson, warn } from '../command.ts';
import { readJson } from '../files.ts';
import { didYouMean } from '../nearest.ts';
import { type AnyGame, gameNamed } from '../table.ts';

const TRIED = 1; // seed of the games a pack is tried with …
const SPARSELY = 4; // … and the laws are checked at one choice in so many

export const content: Command = {
  usage: 'content export ID | content check FILE',
  about: "prints a game's content pack as JSON, or checks one",
  more: [
    'A pack holds all cards, tiles and boards of a game as data. Export it, put in the values printed in your box, check it,',
    'and give it to other commands with --content FILE. Exit code 1 for a pack that does not hold.',
  ],
  words: ['export or check', 'ID or FILE'],
  flags: {},
  async run(given) {
    const what = given.word(0);
    if (what === 'check') return check(given.word(1));
    if (what !== 'export')
      throw new BadInput(`content can export or check, not "${what}"${didYouMean(what, ['export', 'check'])}`);
    sayJson((await gameNamed(given.word(1))).content);
    return DONE;
  },
};

async function check(file: string): Promise<number> {
  const pack = readJson(file);
  try {
    const game = await gameOf(pack);
    holdsEverywhere(game, pack);
    say(`${file}: ok, a pack for ${game.id}, hash ${packHash(pack)}`);
    return DONE;
  } catch (problem) {
    if (!(problem instanceof ShapeError)) throw problem;
    warn(`tianxia: ${file}: ${problem.message}`);
    return FAILED;
  }
}
async function gameOf(pack: unknown): Promise<AnyGame> {
  const ids = catalog.map(about => about.id);
  const found = typeof pack === 'object' && pack !== null && 'game' in pack ? pack.game : undefined;
  const id = ids.find(known => known === found);
  if (id === undefined)
    throw new ShapeError(`pack.game: expected one of ${ids.join(', ')}, found ${JSON.stringify(found) ?? 'nothing'}`);
  return gameNamed(id);
}
/** Every player count and every value of every option; and the laws along one random game for each player count. */
function holdsEverywhere(own: AnyGame, pack: unknown): void {
  const game = { ...own, content: pack };
  const [min, max] = game.seats;
  const settings = Object.entries(game.options).flatMap(([option, [, ...others]]) =>
    others.map(value => ({ [option]: value })),
  );
  for (let seats = min; seats <= max; seats++) {
    for (const chosen of settings) game.open(pack, tableFor(game, seats, chosen));
    const broken = lawsAlong(game, tableFor(game, seats), TRIED, SPARSELY);
    if (broken === undefined) continue;
    throw new ShapeError(`pack: a game of ${seats} players does not go well with it: ${broken.law}: ${broken.detail}`);
  }
}
